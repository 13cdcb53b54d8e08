import { PageWidth } from '@formulary/ui/pieces/chrome/PageWidth';
import { space } from '@formulary/ui/theme/tokens';
import { styled } from 'styled-components';
import { ScreenLoading } from './ScreenLoading.tsx';

const Page = styled(PageWidth)`
  padding-block: ${space[8]};
`;

/** Placeholder of the first screen while its code loads and its guard runs. */
export function ScreenComing() {
  return (
    <Page>
      <ScreenLoading />
    </Page>
  );
}
