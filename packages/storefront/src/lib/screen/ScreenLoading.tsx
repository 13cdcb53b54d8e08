import { Skeleton } from '@formulary/ui/primitives/Skeleton';
import { Stack } from '@formulary/ui/primitives/Stack';
import { VisuallyHidden } from '@formulary/ui/primitives/VisuallyHidden';

/** The place of a screen whose code or text is on its way. */
export function ScreenLoading() {
  return (
    <Stack $gap={4} aria-busy>
      <VisuallyHidden as="output">Loading…</VisuallyHidden>
      <Skeleton $width="14rem" $height="2rem" />
      <Skeleton $height="12rem" />
    </Stack>
  );
}
