import { css } from 'styled-components';
import { tabularFigures } from '@formulary/theme/tabularFigures';
import { border, color, font, space } from '@formulary/theme/tokens';

/**
 * Style of a `dl` of sums that ends in the total: labels left, pounds right; `data-saving` and `data-total` mark those
 * rows.
 */
export const sumsStyle = css`
  ${tabularFigures}
  display: grid;
  grid-template-columns: 1fr auto;
  row-gap: ${space[2]};

  dd {
    padding-inline-start: ${space[4]};
    text-align: end;
  }

  [data-saving] {
    color: ${color.textSuccess};
  }

  [data-total] {
    padding-block-start: ${space[3]};
    border-block-start: ${border.hairline};
    font-size: ${font.sizeHeading3};
    font-weight: ${font.weightBold};
  }
`;
