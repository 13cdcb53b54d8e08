import { css } from 'styled-components';
import { media } from '@formulary/theme/media';
import { border, color, font, motion, radius, size, space, stroke } from '@formulary/theme/tokens';

/** Purpose of a button: the main action, another action, one of many, a destructive one. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonStyleProps {
  readonly $variant: ButtonVariant;
  readonly $isSmall: boolean;
}

const variants = {
  primary: css`
    background: ${color.actionPrimary};
    border-color: transparent;
    color: ${color.textOnAction};

    &:hover {
      background: ${color.actionPrimaryHover};
    }

    &:active {
      background: ${color.actionPrimaryActive};
    }
  `,
  secondary: css`
    background: ${color.surfaceRaised};
    border: ${border.control};
    color: ${color.textBody};

    &:hover {
      background: ${color.surfaceHover};
      border-color: ${color.borderStrong};
    }
  `,
  quiet: css`
    background: transparent;
    border-color: transparent;
    color: ${color.textLink};

    &:hover {
      background: ${color.surfaceHover};
    }
  `,
  danger: css`
    background: ${color.actionDanger};
    border-color: transparent;
    color: ${color.textOnDanger};

    &:hover {
      background: ${color.actionDangerHover};
    }

    &:active {
      background: ${color.actionDangerActive};
    }
  `,
} as const satisfies Record<ButtonVariant, unknown>;

/** Style shared by Button and ButtonLink. 44 px high; small ones, for table rows, 36 px. */
export const buttonStyle = css<ButtonStyleProps>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-block-size: ${({ $isSmall }) => ($isSmall ? size.targetSmall : size.target)};
  padding: ${({ $isSmall }) => ($isSmall ? `${space[1]} ${space[3]}` : `${space[2]} ${space[5]}`)};
  border: ${stroke.hairline} solid transparent;
  border-radius: ${radius.medium};
  font-size: ${({ $isSmall }) => ($isSmall ? font.sizeSmall : font.sizeBody)};
  font-weight: ${font.weightMedium};
  line-height: ${font.lineHeading};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  transition:
    background-color ${motion.quick} ${motion.easeOut},
    border-color ${motion.quick} ${motion.easeOut};

  ${({ $variant }) => variants[$variant]}

  &:disabled {
    background: ${color.surfaceSunken};
    border-color: ${color.borderHairline};
    color: ${color.textDisabled};
    cursor: not-allowed;
  }

  svg {
    flex: none;
    inline-size: 1.125em;
    block-size: 1.125em;
  }

  ${media.forcedColors} {
    border-color: ButtonText;
  }

  /* Hides buttons in print. */
  ${media.print} {
    display: none;
  }
`;
