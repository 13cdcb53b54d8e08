import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { VisuallyHidden } from '@formulary/ui/primitives/layout/VisuallyHidden';
import { PageWidth } from '@formulary/ui/pieces/chrome/PageWidth';
import { space } from '@formulary/theme/tokens';
import { styled } from 'styled-components';

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

const Page = styled(PageWidth)`
  padding-block: ${space[8]};
`;

/** Placeholder of the first screen while its code loads and its guard runs. */
export function FirstScreenLoading() {
  return (
    <Page>
      <ScreenLoading />
    </Page>
  );
}
