import { css } from 'styled-components';
import { compactRows } from '@formulary/theme/compactRows';
import { media } from '@formulary/theme/media';
import { font, size, space } from '@formulary/theme/tokens';
import { visuallyHidden } from '@formulary/theme/visuallyHidden';

/**
 * Lays out option, quantity and Add in one line of a table row on a laptop; the arrow keys replace the steppers. The
 * placeholder of the option says that it is required, so the sentence is left out.
 */
export const denseAdd = css`
  ${media.fromTablet} {
    & > [data-part='prompt'] {
      display: none;
    }
  }

  ${media.fromDesktop} {
    display: flex;
    flex-direction: row;
    align-items: center;
    justify-content: end;
    gap: ${space[2]};

    & > [data-part='field'] {
      inline-size: 14rem;
    }

    & > [data-part='row'] {
      flex-wrap: nowrap;
    }

    /* The row says 'Out of stock' beside it. */
    & > [data-part='stock'] {
      ${visuallyHidden}
    }

    & > p {
      order: -1;
      max-inline-size: 10rem;
      line-height: ${font.lineHeading};
      text-align: end;
    }

    [data-part='row'] [data-part='field'] button {
      display: none;
    }

    [data-part='row'] > button {
      flex: none;
      padding-inline: ${space[3]};
    }

    select {
      padding-block: 0;
      font-size: ${font.sizeSmall};
    }

    ${compactRows(css`
      input,
      select,
      [data-part='row'] > button {
        min-block-size: ${size.targetSmall};
        padding-block: 0;
      }
    `)}
  }
`;
