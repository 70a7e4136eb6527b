import { Bone } from '../../ui/feedback/Skeleton.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';

/** A skeleton of a card. */
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
