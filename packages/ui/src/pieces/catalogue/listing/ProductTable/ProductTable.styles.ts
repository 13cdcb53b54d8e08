import { styled } from 'styled-components';
import { breakpoints, media } from '@formulary/theme/media';
import { border, color, font, space } from '@formulary/theme/tokens';

/** Widths at which six columns would need more than two lines. */
const TABLET = `@media screen and (${breakpoints.tablet}rem <= width < ${breakpoints.desktop}rem)`;

/*
 * Rows are closer together than in other tables, for quick reading. On a tablet each is two lines in four columns: name
 * over code, pack over stock, price, quantity. The columns are code, name, pack, price, stock, quantity.
 */
export const Rows = styled.div`
  ${media.fromTablet} {
    :is(td, tbody th) {
      padding-block: ${space[2]};
      line-height: ${font.lineHeading};
    }

    td > * {
      vertical-align: middle;
    }
  }

  ${TABLET} {
    :is(table, thead, tbody) {
      display: block;
    }

    tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) 6.5rem 8rem;
      column-gap: ${space[3]};
      padding: ${space[2]} ${space[1]};
      border-block-end: ${border.hairline};
    }

    &[data-actions] tr {
      grid-template-columns: minmax(0, 1fr) 6.5rem 6.5rem 15.5rem;
    }

    thead tr {
      border-block-end: ${border.control};
    }

    tr > :is(td, th) {
      grid-row: 1 / span 2;
      align-self: center;
      padding: 0;
      border: 0;
    }

    /* Name above code. */
    tr > :nth-child(2) {
      grid-area: 1 / 1;
      align-self: end;
    }

    tr > :nth-child(1) {
      grid-area: 2 / 1;
      align-self: start;
      color: ${color.textMuted};
    }

    /* Pack above stock. */
    tr > :nth-child(3) {
      grid-area: 1 / 2;
      align-self: end;
    }

    tr > :nth-child(5) {
      grid-area: 2 / 2;
      align-self: start;
    }

    tr > :nth-child(4) {
      grid-column: 3;
    }

    tr > :nth-child(6) {
      grid-column: 4;
    }

    tbody tr > :is(td, th) {
      font-size: ${font.sizeSmall};
    }
  }
`;

export const Code = styled.span`
  font-size: ${font.sizeSmall};
  overflow-wrap: anywhere;

  ${media.fromDesktop} {
    white-space: nowrap;
  }
`;

/* Wide enough for quantity and Add side by side, where there is room. */
export const Actions = styled.div`
  inline-size: 100%;

  ${media.fromDesktop} {
    min-inline-size: 15.5rem;
  }
`;
