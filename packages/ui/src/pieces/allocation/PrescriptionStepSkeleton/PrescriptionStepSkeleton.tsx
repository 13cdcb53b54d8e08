import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';

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
