import { css } from 'styled-components';
import { media } from '@formulary/theme/media';
import { space } from '@formulary/theme/tokens';
import { menuLinkStyle } from './menuLinkStyle.ts';

/** Style of a row's link in the search: with less padding on a phone, where a name needs the width. */
export const searchRowStyle = css`
  ${menuLinkStyle}
  gap: ${space[4]};

  ${media.belowTablet} {
    gap: ${space[3]};
    padding-inline: ${space[1]};
  }
`;
