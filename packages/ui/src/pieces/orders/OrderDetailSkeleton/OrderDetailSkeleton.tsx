import { Skeleton } from '../../../primitives/loading/Skeleton/Skeleton.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.tsx';

/** Shows a placeholder for an order while it loads. */
export function OrderDetailSkeleton() {
  return (
    <Stack $gap={8} aria-busy>
      <VisuallyHidden as="output">Loading the order…</VisuallyHidden>
      <Skeleton $width="16rem" $height="2.25rem" />
      <Skeleton $height="7rem" />
      <Skeleton $height="16rem" />
    </Stack>
  );
}
