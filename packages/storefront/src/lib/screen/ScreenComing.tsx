import { PageWidth } from '@formulary/ui/pieces/chrome/PageWidth';
import { space } from '@formulary/ui/theme/tokens';
import { styled } from 'styled-components';
import { ScreenLoading } from './ScreenLoading.tsx';

const Page = styled(PageWidth)`
  padding-block: ${space[8]};
`;

/** The frame's place for the first screen, while its code and the guard's word are on their way. */
export function ScreenComing() {
  return (
    <Page>
      <ScreenLoading />
    </Page>
  );
}
