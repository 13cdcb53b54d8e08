import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';

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
