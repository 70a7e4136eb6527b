import { Bone } from '../../ui/feedback/Skeleton.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';

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
