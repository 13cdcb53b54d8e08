import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { VisuallyHidden } from '@formulary/ui/primitives/layout/VisuallyHidden';

/** Placeholder of a screen while its code or text loads. */
export function ScreenLoading() {
  return (
    <Stack $gap={4} aria-busy>
      <VisuallyHidden as="output">Loading…</VisuallyHidden>
      <Skeleton $width="14rem" $height="2rem" />
      <Skeleton $height="12rem" />
    </Stack>
  );
}
