import { css } from 'styled-components';
import { media } from '@formulary/theme/media';
import { border, color, motion, radius, size, space, stroke } from '@formulary/theme/tokens';

/** Style of every text control and select. */
export const controlStyle = css`
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: ${size.target};
  padding: ${space[2]} ${space[3]};
  border: ${border.control};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  color: ${color.textBody};
  transition: border-color ${motion.quick} ${motion.easeOut};

  &::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }

  ${media.hover} {
    &:hover:enabled {
      border-color: ${color.borderStrong};
    }
  }

  &[aria-invalid='true'] {
    border-color: ${color.borderError};
    /* An inner line, so that the field does not grow when it becomes invalid. */
    box-shadow: inset 0 0 0 ${stroke.hairline} ${color.borderError};
  }

  &:disabled {
    border-color: ${color.borderHairline};
    background: ${color.surfaceSunken};
    color: ${color.textDisabled};
    cursor: not-allowed;
    opacity: 1;
  }

  ${media.forcedColors} {
    &[aria-invalid='true'] {
      border-width: ${stroke.heavy};
    }
  }
`;
