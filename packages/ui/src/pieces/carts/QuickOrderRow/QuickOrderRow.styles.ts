import { styled } from 'styled-components';
import { media } from '@formulary/theme/media';
import { tabularFigures } from '@formulary/theme/tabularFigures';
import { border, color, font, radius, space, stroke } from '@formulary/theme/tokens';

/* On a phone a card: product and quantity side by side, the rest below. From tablet width a row of columns. */
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
`;

export const Area = styled.div<{ readonly $area: 'words' | 'packs' | 'option' | 'remove' }>`
  grid-area: ${({ $area }) => $area};
  min-inline-size: 0;

  /* There, headings are above the columns. */
  ${media.fromTablet} {
    input::placeholder {
      opacity: 0;
    }
  }
`;

/** Result of the row: its product or an error. */
export const AnswerText = styled.div`
  ${tabularFigures}
  display: flex;
  flex-wrap: wrap;
  grid-area: said;
  align-items: center;
  gap: ${space[1]} ${space[4]};
  min-block-size: 1.5rem;
  padding-inline: ${space[1]};
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};

  strong {
    color: ${color.textBody};
    font-weight: ${font.weightMedium};
  }

  [data-part='message'] {
    color: ${color.textDanger};
    font-weight: ${font.weightMedium};
  }

  [data-part='sum'] {
    margin-inline-start: auto;
    padding-inline-end: ${space[2]};
    color: ${color.textBody};
    font-size: ${font.sizeBody};
    font-weight: ${font.weightBold};
  }

  &:empty {
    display: none;
  }
`;
