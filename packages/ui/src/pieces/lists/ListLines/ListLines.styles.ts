import { styled } from 'styled-components';
import { media } from '@formulary/theme/media';
import { font, radius, size, space } from '@formulary/theme/tokens';

/* Selectors identify cells by position: picture, name, price, stock, quantity, remove. */
export const ListLinesLayout = styled.div`
  td,
  tbody th {
    padding: ${space[3]} ${space[2]};
  }

  td > * {
    vertical-align: middle;
  }

  thead th {
    padding-inline: ${space[2]};
  }

  td:nth-child(1) {
    inline-size: 5rem;

    img {
      border-radius: ${radius.small};
    }
  }

  td:nth-child(3) {
    min-inline-size: 8rem;
  }

  td:nth-child(4) {
    min-inline-size: 7rem;
  }

  td:nth-child(5),
  td:nth-child(6) {
    inline-size: 1%;
  }

  /* The error is as wide as the stepper above it. */
  td:nth-child(5) [data-part='field'] {
    inline-size: min-content;
  }

  /* Otherwise the hidden label would move the stepper off the row's centre. */
  td:nth-child(5) label {
    position: absolute;
  }

  ${media.print} {
    td:nth-child(6) {
      display: none;
    }
  }

  /* Three lines: picture and name; price; stock and quantity. */
  ${media.belowTablet} {
    tbody > tr {
      display: grid;
      grid-template-columns: 3.5rem minmax(0, 1fr) auto ${size.target};
      column-gap: ${space[3]};
      row-gap: ${space[2]};
      padding: ${space[3]};
    }

    td,
    tbody th {
      display: block;
      padding: 0;
      border: 0;
      text-align: start;
    }

    td[data-label]::before {
      content: none;
    }

    td:nth-child(1) {
      grid-area: 1 / 1 / span 2;
      inline-size: auto;
    }

    tbody th:nth-child(2) {
      grid-area: 1 / 2 / auto / span 2;
      font-size: ${font.sizeBody};
      line-height: ${font.lineHeading};
    }

    td:nth-child(3) {
      grid-area: 2 / 2 / auto / -1;
    }

    td:nth-child(4) {
      grid-area: 3 / 1 / auto / span 2;
      align-self: center;
    }

    td:nth-child(5) {
      grid-area: 3 / 3 / auto / -1;
      inline-size: auto;
    }

    td:nth-child(6) {
      grid-area: 1 / 4;
      inline-size: auto;
      margin-block-start: calc(-1 * ${space[2]});
      margin-inline-end: calc(-1 * ${space[2]});
    }
  }
`;
