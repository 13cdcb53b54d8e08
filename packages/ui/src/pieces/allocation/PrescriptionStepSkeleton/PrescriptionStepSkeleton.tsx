import { Skeleton } from '../../../primitives/loading/Skeleton/Skeleton.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.tsx';

/* Down to the end of the window, so that the sections below are not seen to move. */
const HEIGHT = 'max(16rem, calc(100dvh - 20rem))';

/** Shows a placeholder for the prescription section while its prescriptions load. */
export function PrescriptionStepSkeleton() {
  return (
    <Stack $gap={4} aria-busy>
      <VisuallyHidden as="output">Loading your prescriptions…</VisuallyHidden>
      <Skeleton $height="4.5rem" />
      <Skeleton $height={HEIGHT} />
    </Stack>
  );
}
