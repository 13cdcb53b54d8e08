import { Skeleton } from '../../../primitives/loading/Skeleton/Skeleton.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.tsx';

/** Shows a placeholder for the prescription section while its prescriptions load. */
export function PrescriptionStepSkeleton() {
  return (
    <Stack $gap={4} aria-busy>
      <VisuallyHidden as="output">Loading your prescriptions…</VisuallyHidden>
      <Skeleton $height="4.5rem" />
      <Skeleton $height="16rem" />
    </Stack>
  );
}
