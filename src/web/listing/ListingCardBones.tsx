import { Bone } from '../ui/Skeleton.tsx';
import { Stack } from '../ui/Stack.tsx';

/** Stands where a card will be. */
export function ListingCardBones() {
  return (
    <Stack gap={8}>
      <Bone shape="picture" />
      <Bone shape="price" />
      <Bone shape="line" />
      <Bone shape="shortLine" />
    </Stack>
  );
}
