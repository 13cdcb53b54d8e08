import { styled } from 'styled-components';
import { breakpoints, media } from '@formulary/theme/media';
import { border, color, font, size, space, stroke } from '@formulary/theme/tokens';

/** Widths at which eight columns do not fit in one line. */
const TWO_LINES = `@media screen and (${breakpoints.tablet}rem <= width < ${breakpoints.wide}rem)`;

/*
 * The columns are number, date, amount, status, delivery, payment mode, payment status, actions. On a laptop a row is
 * one line, on a tablet two: date under number, payment status under status, payment mode under delivery. On a phone
 * it is a card of two columns.
 */
export const Layout = styled.div`
  ${media.fromWide} {
    th,
    td {
      padding-inline: ${space[2]};
    }

    :is(td, tbody th):not(:nth-child(5)) {
      white-space: nowrap;
    }
  }

  ${TWO_LINES} {
    :is(table, thead, tbody) {
      display: block;
    }

    tr {
      display: grid;
      grid-template-columns: 7.25rem 10rem minmax(0, 1fr) auto 8.75rem;
      column-gap: ${space[3]};
      padding-block: ${stroke.hairline};
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
      padding: ${space[1]} 0;
      border: 0;
    }

    tbody tr > td {
      align-self: center;
    }

    tr > :is(:nth-child(2), :nth-child(6), :nth-child(7)) {
      grid-row: 2;
    }

    tr > :nth-child(2) {
      grid-column: 1;
      color: ${color.textMuted};
    }

    tr > :is(:nth-child(4), :nth-child(7)) {
      grid-column: 2;
    }

    tr > :is(:nth-child(5), :nth-child(6)) {
      grid-column: 3;
    }

    tr > :is(:nth-child(3), :nth-child(8)) {
      grid-row: 1 / span 2;
    }

    tr > :nth-child(3) {
      grid-column: 4;
    }

    tr > :nth-child(8) {
      grid-column: 5;
      text-align: end;
    }
  }

  ${media.belowTablet} {
    tbody > tr {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 7rem), 1fr));
      gap: ${space[2]} ${space[4]};
    }

    tbody th {
      grid-column: 1 / -1;
      padding: 0;
    }

    && tbody td {
      display: block;
      padding: 0;
      text-align: start;

      &[data-label]::before {
        display: block;
      }
    }

    tbody td:last-child {
      grid-column: 1 / -1;
      min-block-size: ${size.targetSmall};

      &::before {
        content: none;
      }
    }
  }
`;
