import { css, styled } from 'styled-components';
import { compactRows } from '@formulary/theme/compactRows';
import { media } from '@formulary/theme/media';
import { tabularFigures } from '@formulary/theme/tabularFigures';
import { border, color, font, radius, size, space, stroke } from '@formulary/theme/tokens';

/** Columns of a row on a laptop: code or name, product, quantity, purchase option, price, Remove. */
export const IN_ONE_LINE = 'minmax(13rem, 4fr) minmax(0, 5fr) 4.5rem 14.5rem 7rem 2.75rem';

/*
 * On a phone a card: product and quantity side by side, the rest below. On a tablet a row of columns with the product
 * below, on a laptop one line.
 */
export const Root = styled.li`
  display: grid;
  grid-template-areas:
    'words words remove'
    'packs option option'
    'said said said';
  grid-template-columns: 5.5rem minmax(0, 1fr) 2.75rem;
  align-items: start;
  gap: ${space[2]} ${space[3]};
  padding: ${space[3]};
  border: ${border.hairline};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};

  &[data-standing='open'] {
    border-color: ${color.borderUnavailable};
  }

  /* No error while the user is typing. */
  &[data-standing='open']:focus-within {
    border-color: ${color.borderControl};

    [data-part='message'] {
      color: ${color.textMuted};
    }
  }

  ${media.fromTablet} {
    grid-template-areas: 'words packs option remove' 'said said said said';
    grid-template-columns: minmax(0, 1fr) 5.5rem 14.5rem 2.75rem;
    gap: ${space[1]} ${space[3]};
    padding-block: ${space[2]};
    padding-inline: ${space[3]} 0;
    border-block-start: 0;
    border-block-end: ${border.hairline};
    border-inline: ${stroke.heavy} solid transparent;
    border-inline-end: 0;
    border-radius: 0;
    background: none;

    &[data-standing='open'] {
      border-color: ${color.borderHairline};
      border-inline-start-color: ${color.borderUnavailable};
    }

    &[data-standing='open']:focus-within {
      border-inline-start-color: transparent;
    }
  }

  ${media.fromWide} {
    grid-template-areas: 'words said packs option sums remove';
    grid-template-columns: ${IN_ONE_LINE};
    align-items: center;
    min-block-size: ${size.row};
    padding-block: ${stroke.hairline} 0;

    ${compactRows(css`
      min-block-size: ${size.rowCompact};

      :is(input, select, button) {
        min-block-size: ${size.targetSmall};
        block-size: ${size.targetSmall};
        padding-block: 0;
      }
    `)}
  }
`;

export const Area = styled.div<{ readonly $area: 'words' | 'packs' | 'option' | 'remove' }>`
  grid-area: ${({ $area }) => $area};
  min-inline-size: 0;

  /* Hides the label visually, without taking space. */
  [data-part='field'] {
    gap: 0;
  }

  /* There, headings are above the columns. */
  ${media.fromTablet} {
    select {
      font-size: ${font.sizeSmall};
    }

    input::placeholder {
      opacity: 0;
    }
  }
`;

/** Result of the row: its product or an error. */
export const AnswerText = styled.div`
  ${tabularFigures}
  display: flex;
  grid-area: said;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  min-block-size: 1.5rem;
  padding-inline: ${space[1]};
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};
  line-height: ${font.lineHeading};

  strong {
    color: ${color.textBody};
    font-weight: ${font.weightMedium};
  }

  [data-part='message'] {
    color: ${color.textDanger};
    font-weight: ${font.weightMedium};
  }

  [data-part='sum'] {
    color: ${color.textBody};
    font-size: ${font.sizeBody};
    font-weight: ${font.weightBold};
  }

  ${media.fromWide} {
    display: contents;
  }
`;

/** Product or error, and what may be meant. */
export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[4]};
  min-inline-size: 0;

  ${media.fromWide} {
    grid-area: said;
    gap: 0 ${space[3]};
  }
`;

/** Price of a pack and sum of the row. */
export const Sums = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: end;
  gap: 0 ${space[4]};
  padding-inline-end: ${space[2]};

  ${media.belowTablet} {
    flex-direction: column;
    align-items: end;
  }

  ${media.fromWide} {
    flex-direction: column;
    grid-area: sums;
    align-items: end;
  }
`;
