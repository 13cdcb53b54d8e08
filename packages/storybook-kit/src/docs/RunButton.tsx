import { Image, Play } from 'lucide-react';
import { styled } from 'styled-components';
import { border, color, font, radius, size, space } from '@formulary/theme/tokens';

interface RunButtonProps {
  /** Accessible name of what runs: 'Refused by the server'. */
  readonly state: string;
  readonly isLive: boolean;
  readonly onPress: () => void;
  /** What the press starts; by default 'Run this state'. */
  readonly words?: string;
}

/** Looks like the shop's secondary button, which the kit must not import. */
const Button = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: ${size.target};
  padding: ${space[2]} ${space[4]};
  border: ${border.control};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  color: ${color.actionPrimary};
  font: inherit;
  font-weight: ${font.weightMedium};
  line-height: ${font.lineHeading};
  cursor: pointer;

  &:hover {
    border-color: ${color.actionPrimary};
  }

  svg {
    flex: none;
    inline-size: 1rem;
    block-size: 1rem;
  }
`;

/** Makes a picture live, or puts the picture back. Stays the same button, so that it keeps the focus. */
export function RunButton({ state, isLive, onPress, words = 'Run this state' }: RunButtonProps) {
  const label = isLive ? 'Back to the picture' : words;
  const Icon = isLive ? Image : Play;
  return (
    <Button type="button" aria-label={`${label}: ${state}`} onClick={onPress}>
      <Icon aria-hidden /> {label}
    </Button>
  );
}
