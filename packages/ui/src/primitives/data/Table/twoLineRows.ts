import { css } from 'styled-components';
import { breakpoints } from '@formulary/theme/media';
import { border, font, space } from '@formulary/theme/tokens';

/** Widths of a tablet, at which eight columns do not fit in one line. */
export const onTablets = `@media screen and (${breakpoints.tablet}rem <= width < ${breakpoints.wide}rem)`;

interface TwoLineRows {
  /** Widths of the columns, as in `grid-template-columns`. */
  readonly columns: string;
  /** Space above and below a row, and above and below each cell. */
  readonly ofRow: string;
  readonly ofCell: string;
}

/** Makes each row of a table a grid, so that cells can stand below each other. The table says where each of them stands. */
export const twoLineRows = ({ columns, ofRow, ofCell }: TwoLineRows) => css`
  :is(table, thead, tbody) {
    display: block;
  }

  tr {
    display: grid;
    grid-template-columns: ${columns};
    column-gap: ${space[3]};
    padding-block: ${ofRow};
    border-block-end: ${border.hairline};
    font-size: ${font.sizeSmall};
  }

  thead tr {
    border-block-end: ${border.control};
  }

  tr > :is(td, th) {
    grid-row: 1;
    align-self: end;
    block-size: auto;
    padding: ${ofCell} 0;
    border: 0;
  }
`;
