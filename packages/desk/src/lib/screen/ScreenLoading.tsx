import { space } from '@formulary/theme/tokens';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { VisuallyHidden } from '@formulary/ui/primitives/layout/VisuallyHidden';
import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import { styled } from 'styled-components';

const Page = styled(Stack)`
  padding: ${space[5]};
`;

/** Placeholder of a screen while its code or its first answer loads. */
export function ScreenLoading() {
  return (
    <Page $gap={4} aria-busy>
      <VisuallyHidden as="output">Loading…</VisuallyHidden>
      <Skeleton $width="14rem" $height="2rem" />
      <Skeleton $height="12rem" />
    </Page>
  );
}
