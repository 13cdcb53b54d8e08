import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '@formulary/theme/media';
import { color, font, radius, space, stroke } from '@formulary/theme/tokens';
import { type Tone, toneColors } from '../tone.ts';
import type { Elements } from '../../elements.ts';

export interface TagProps {
  /** `neutral` for a kind, `offer` for a discount, the tones for a state. */
  tone?: Tone | 'neutral' | 'offer';
  /** Icon before the text, where the state matters. */
  icon?: Elements;
  children: ReactNode;
}

const looks = {
  ...toneColors,
  neutral: { text: color.textBody, edge: color.borderHairline, wash: color.surfaceSunken },
  offer: { text: color.textOnOffer, edge: color.surfaceOffer, wash: color.surfaceOffer },
} as const;

const Root = styled.span<{ $tone: keyof typeof looks }>`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  inline-size: fit-content;
  padding: 0.1875rem ${space[2]};
  border: ${stroke.hairline} solid ${({ $tone }) => looks[$tone].edge};
  border-radius: ${radius.small};
  background: ${({ $tone }) => looks[$tone].wash};
  color: ${({ $tone }) => looks[$tone].text};
  font-size: ${font.sizeSmall};
  font-weight: ${font.weightMedium};
  line-height: ${font.lineHeading};
  white-space: nowrap;

  ${media.belowTablet} {
    white-space: normal;
  }

  svg {
    flex: none;
    inline-size: 1em;
    block-size: 1em;
  }
`;

/** Shows a state or kind in one or two words. The text carries the meaning; colour only supports it. */
export function Tag({ tone = 'neutral', icon, children }: TagProps) {
  return (
    <Root $tone={tone} data-tone={tone}>
      {icon}
      <span>{children}</span>
    </Root>
  );
}
