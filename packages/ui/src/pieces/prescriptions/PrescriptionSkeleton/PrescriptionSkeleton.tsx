import { Skeleton } from '../../../primitives/loading/Skeleton/Skeleton.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.tsx';

/** Shows a placeholder for a prescription while it loads. */
export function PrescriptionSkeleton() {
  return (
    <Stack $gap={6} aria-busy>
      <VisuallyHidden as="output">Loading the prescription…</VisuallyHidden>
      <Skeleton $width="18rem" $height="2.5rem" />
      <Skeleton $height="3rem" />
      <Skeleton $height="4rem" />
      <Skeleton $height="14rem" />
      <Skeleton $height="7rem" />
    </Stack>
  );
}
