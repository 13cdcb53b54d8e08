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
    td > * {
      vertical-align: middle;
    }
  }

  /* The name takes the width that the others leave. */
  ${media.fromDesktop} {
    th,
    td {
      padding-inline: ${space[2]};
    }

    tbody th {
      inline-size: 100%;
    }

    tbody td:nth-child(5) {
      white-space: nowrap;
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
      grid-template-columns: minmax(0, 1fr) 6.5rem 6.5rem 15.75rem;
    }

    thead tr {
      border-block-end: ${border.control};
    }

    tr > :is(td, th) {
      grid-row: 1 / span 2;
      align-self: center;
      block-size: auto;
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

export const Actions = styled.div`
  inline-size: 100%;
`;

/** Price and bundle offers, in the height of a row. */
export const Offer = styled.div`
  ${media.fromDesktop} {
    min-inline-size: 8.5rem;

    p > strong {
      font-size: ${font.sizeBody};
    }

    p > span {
      font-size: 0.75rem;
    }

    ul {
      gap: 0;
      font-size: 0.75rem;
      line-height: ${font.lineTight};
    }

    svg {
      display: none;
    }
  }
`;
