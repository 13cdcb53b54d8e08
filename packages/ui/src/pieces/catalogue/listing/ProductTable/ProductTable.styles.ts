import { css, styled } from 'styled-components';
import { compactRows } from '@formulary/theme/compactRows';
import { breakpoints, media } from '@formulary/theme/media';
import { border, color, font, space, stroke } from '@formulary/theme/tokens';

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

    /* Two lines, or the height of Add, in a row of 48 px. */
    tbody :is(th, td) {
      padding-block: calc(${space[1]} - ${stroke.hairline});

      ${compactRows(css`
        padding-block: ${stroke.hairline};
      `)}
    }

    tbody td:last-child {
      padding-block: ${stroke.hairline};
    }

    /* '2.2 ml dental cartridges' takes two lines. */
    tbody td:nth-child(3) {
      min-inline-size: 6.5rem;
      font-size: ${font.sizeSmall};
    }

    /* Firefox would make these two columns narrower than what is in them. */
    tbody td:nth-child(5) > * {
      min-inline-size: max-content;
    }

    &[data-options] tbody td:last-child > * {
      min-inline-size: 23.25rem;
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
      grid-template-columns: minmax(0, 1fr) 6.5rem 7.5rem 15.75rem;

      /* Two lines of a name above its code, or a price above the two lines of its words. */
      min-block-size: 4.5rem;
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

    /* The price comes later and takes one line or three, in the middle of what it keeps. */
    tr > :nth-child(4) {
      grid-column: 3;
      align-self: stretch;
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

/**
 * Price and bundle offers, in the height of a row. Before a price is known it takes as much space, so that nothing moves
 * when the price loads.
 */
export const Offer = styled.div`
  ${TABLET} {
    align-content: center;
    block-size: 100%;
  }

  ${media.fromTablet} {
    p > strong {
      font-size: ${font.sizeBody};
      line-height: ${font.lineTight};
    }

    p > span,
    ul {
      font-size: 0.75rem;
      line-height: ${font.lineTight};
    }

    ul {
      gap: 0;
    }

    svg {
      display: none;
    }
  }

  ${media.fromDesktop} {
    min-inline-size: 8.5rem;

    /* The longest usual price and its words in one line, unless purchase options need the width. */
    :not([data-options]) > table & {
      min-inline-size: 12.25rem;

      > p {
        flex-wrap: nowrap;
        white-space: nowrap;
      }
    }
  }
`;
