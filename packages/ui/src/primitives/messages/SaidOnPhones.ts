import { styled } from 'styled-components';
import { media } from '@formulary/theme/media';
import { color, font } from '@formulary/theme/tokens';

/**
 * Says on a phone, on the page itself, what a toast says on wider screens, where it would cover what comes next. The toast is
 * `isSaidOnPage` and still announced: hide this from screen readers.
 */
export const SaidOnPhones = styled.p`
  display: none;

  ${media.belowTablet} {
    display: block;
    color: ${color.textSuccess};
    font-size: ${font.sizeSmall};
    font-weight: ${font.weightMedium};
  }
`;
