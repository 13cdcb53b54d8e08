import { styled } from 'styled-components';
import { media } from '@formulary/theme/media';
import { border, color, font, radius, size, space } from '@formulary/theme/tokens';
import { visuallyHidden } from '@formulary/theme/visuallyHidden';

/*
 * Nine columns need 60 rem. Below that every line is a card with its own layout: picture and name, quantity, money. It
 * overrides the table's cards, which start at 48 rem. Selectors identify cells by position.
 */
export const CartTableLayout = styled.div`
  td,
  th {
    padding-inline: ${space[2]};
  }

  td:nth-child(2) {
    inline-size: 5rem;

    img {
      border-radius: ${radius.small};
    }
  }

  tbody th {
    min-inline-size: 11rem;
  }

  /* Otherwise the hidden label would move the stepper off the row's centre. */
  td:nth-child(6) label {
    position: absolute;
  }

  /* The error is positioned below the stepper in free space, so that nothing moves when it appears. */
  td:nth-child(6) [data-part='field'] {
    position: relative;
  }

  td:nth-child(6) [data-part='foot'] {
    position: absolute;
    inset-block-start: calc(100% + ${space[1]});
    inset-inline-start: 0;
    inline-size: max-content;
  }

  tr[data-state='unavailable'] {
    background: ${color.surfaceDanger};
  }

  @media screen and (width < 64rem) {
    table,
    tbody,
    tr {
      display: block;
    }

    thead {
      ${visuallyHidden}
    }

    tbody > tr {
      display: grid;
      grid-template-rows: auto 1fr;
      grid-template-columns: 4.5rem minmax(0, 1fr) auto;
      column-gap: ${space[4]};
      padding: ${space[4]};
      border: ${border.hairline};
      border-radius: ${radius.large};
      background: ${color.surfaceRaised};
    }

    tr[data-state='unavailable'] {
      border-color: ${color.borderUnavailable};
    }

    tbody > tr + tr {
      margin-block-start: ${space[3]};
    }

    td,
    tbody th {
      display: flex;
      grid-column: 1 / -1;
      align-items: center;
      justify-content: space-between;
      gap: ${space[4]};
      min-inline-size: 0;
      padding: ${space[1]} 0;
      border: 0;
    }

    td[data-label]::before {
      flex: none;
      color: ${color.textMuted};
      font-size: ${font.sizeSmall};
      content: attr(data-label) / '';
    }

    /* Action, image and name share the card's header and need no labels. */
    td:nth-child(1) {
      grid-area: 1 / 3;
      align-self: start;
    }

    td:nth-child(2) {
      grid-area: 1 / 1 / span 2;
      inline-size: auto;
      align-self: start;
    }

    tbody th:nth-child(3) {
      grid-area: 1 / 2;
      align-items: start;
      font-size: ${font.sizeBody};
    }

    td:nth-child(4) {
      grid-area: 2 / 2 / auto / -1;
      align-items: start;
    }

    td:nth-child(-n + 4)::before {
      content: none;
    }

    td:nth-child(6) {
      padding-block-end: ${space[6]};
    }

    td:last-child {
      font-size: ${font.sizeLead};
      font-weight: ${font.weightBold};
    }
  }

  /*
   * Three lines to a phone's screen: name and type beside a small picture, the quantity, then the four amounts in two
   * lines. The space under the quantity is where its refusal hangs. Picture, button and gaps leave large text its width.
   */
  ${media.belowTablet} {
    tbody > tr {
      grid-template-rows: auto 1fr;
      grid-template-columns: min(3rem, 18%) minmax(0, 2fr) minmax(0, 3fr) ${size.targetFixed};
      column-gap: min(${space[3]}, 4%);
      padding: ${space[2]} ${space[3]};
    }

    td,
    tbody th {
      gap: ${space[1]} ${space[2]};
      padding: 0;
    }

    td:nth-child(1) {
      grid-area: 1 / 4 / span 2;
      margin-inline-end: calc(-1 * ${space[2]});

      button {
        inline-size: ${size.targetFixed};
      }
    }

    td:nth-child(2) {
      grid-area: 1 / 1 / span 2;
      padding-block-start: ${space[1]};
    }

    tbody th:nth-child(3) {
      grid-area: 1 / 2 / auto / span 2;
      padding-block: ${space[1]} 0;
      line-height: ${font.lineHeading};
    }

    td:nth-child(4) {
      grid-area: 2 / 2 / auto / span 2;
      padding-block-end: ${space[1]};
    }

    td:nth-child(6) {
      grid-area: 3 / 1 / auto / -1;
      padding-block-end: ${space[6]};
    }

    td:nth-child(6) [data-part='foot'] {
      inset-block-start: 100%;
      inset-inline: auto 0;
    }

    td:nth-child(5),
    td:nth-child(n + 7) {
      flex-wrap: wrap;
      align-items: baseline;
      line-height: 1.4;
    }

    /* A long amount wraps below its label, aligned to the end. */
    td:nth-child(5)::before,
    td:nth-child(n + 7)::before {
      margin-inline-end: auto;
    }

    td:nth-child(5) {
      grid-area: 4 / 1 / auto / span 2;
      align-self: start;
    }

    td:nth-child(7) {
      grid-area: 4 / 3 / auto / span 2;

      /* The amount stays beside its label; the saving is on the line below. */
      > div {
        display: contents;
      }

      > div > div {
        flex-basis: 100%;
      }
    }

    td:nth-child(8) {
      grid-area: 5 / 1 / auto / span 2;
    }

    td:nth-child(9) {
      grid-area: 5 / 3 / auto / span 2;
      font-size: ${font.sizeBody};
    }
  }

  /* Wide enough for figures side by side, each below its label. */
  @media screen and (48rem <= width < 64rem) {
    tbody > tr {
      grid-template-columns: 4.5rem repeat(5, minmax(0, 1fr)) 6rem;
      padding-block-end: ${space[1]};
    }

    td:nth-child(1) {
      grid-area: 1 / 7;
      justify-self: end;
    }

    tbody th:nth-child(3) {
      grid-area: 1 / 2 / auto / 7;
    }

    td:nth-child(4) {
      grid-area: 2 / 2 / auto / -1;
    }

    td:nth-child(n + 5) {
      flex-direction: column;
      grid-area: 3 / auto;
      align-items: start;
      justify-content: start;
      gap: ${space[1]};
      margin-block-start: ${space[3]};
      text-align: start;
    }

    td:nth-child(5) {
      grid-column: 2;
    }

    td:nth-child(6) {
      grid-column: 3 / span 2;
    }

    td:nth-child(6) [data-part='foot'] {
      inset-inline: 0 auto;
    }

    td:nth-child(7) {
      grid-column: 5;
    }

    td:nth-child(8) {
      grid-column: 6;
    }

    td:nth-child(9) {
      grid-column: 7;
    }

    td:nth-child(n + 7) {
      align-items: end;
      text-align: end;
    }
  }

  /* Rows of about 48 px, to scan many lines; a long name or a saving makes two lines. */
  ${media.fromDesktop} {
    font-size: ${font.sizeSmall};
    line-height: ${font.lineHeading};

    thead th,
    tbody th,
    td {
      padding-inline: ${space[1]} ${space[2]};
    }

    tbody th,
    td {
      padding-block: calc(1.5 * ${space[1]});
    }

    td:nth-child(2) {
      inline-size: 3rem;

      img {
        inline-size: 2.25rem;
      }
    }

    td:nth-child(4) {
      white-space: nowrap;
    }

    td button {
      inline-size: ${size.targetSmall};
      block-size: ${size.targetSmall};
    }

    td:nth-child(6) input {
      inline-size: 2.75rem;
      min-block-size: ${size.targetSmall};
      font-size: ${font.sizeBody};
    }

    /* A refusal makes its row higher; the stepper stays under the pointer. */
    td:nth-child(6):has([data-invalid]) {
      vertical-align: top;
    }

    td:nth-child(6) [data-part='foot'] {
      position: static;
      inline-size: auto;
    }

    td:last-child {
      font-weight: ${font.weightBold};
    }
  }

  /* Prints the table without its controls. */
  ${media.print} {
    font-size: 8.5pt;

    th,
    td {
      padding: ${space[2]} ${space[1]};
    }

    tr > :first-child {
      display: none;
    }

    table * {
      font-size: inherit;
    }

    td:nth-child(2) {
      inline-size: 3rem;
    }

    tr > :nth-child(6) {
      padding-inline-start: ${space[3]};
    }

    tbody th {
      min-inline-size: 0;
    }

    td:last-child {
      font-weight: ${font.weightBold};
    }
  }
`;
