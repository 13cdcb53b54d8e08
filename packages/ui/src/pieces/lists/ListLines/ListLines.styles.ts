import { styled } from 'styled-components';
import { media } from '@formulary/theme/media';
import { font, radius, space } from '@formulary/theme/tokens';
import { touchTarget } from '@formulary/theme/touchTarget';

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

  /* Three lines: picture and name; price; stock and quantity. With large text, each has a line of its own. */
  ${media.belowTablet} {
    tbody > tr {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: ${space[2]} ${space[3]};
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
      align-self: start;
      inline-size: 3.5rem;
    }

    tbody th:nth-child(2) {
      flex: 1 1 8rem;
      font-size: ${font.sizeBody};
      line-height: ${font.lineHeading};

      a {
        ${touchTarget}
      }
    }

    td:nth-child(3) {
      flex: 1 0 100%;
      order: 1;
      min-inline-size: 0;
    }

    td:nth-child(4) {
      order: 2;
      min-inline-size: 0;
    }

    td:nth-child(5) {
      order: 3;
      inline-size: auto;
    }

    td:nth-child(6) {
      align-self: start;
      inline-size: auto;
      margin-block-start: calc(-1 * ${space[2]});
      margin-inline-end: calc(-1 * ${space[2]});
    }
  }
`;
