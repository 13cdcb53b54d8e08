import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, font, radius, space, stroke } from '@formulary/theme/tokens';
import { type Tone, toneColors } from '../tone.ts';
import { ToneIcon } from '../ToneIcon.tsx';

export interface AlertProps {
  tone?: Tone;
  /** A few words in bold; the rest is in `children`. */
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons or links that follow from the message. */
  actions?: ReactNode;
  /** Announces the message at once, for a message caused by the user's action. */
  isUrgent?: boolean;
}

const Root = styled.div<{ $tone: Tone }>`
  display: flex;
  gap: ${space[3]};
  padding: ${space[4]};
  border: ${stroke.hairline} solid ${({ $tone }) => toneColors[$tone].edge};
  border-inline-start-width: ${stroke.accent};
  border-radius: ${radius.medium};
  background: ${({ $tone }) => toneColors[$tone].wash};
  color: ${color.textBody};

  & > svg {
    flex: none;
    inline-size: 1.375rem;
    block-size: 1.5em;
    color: ${({ $tone }) => toneColors[$tone].text};
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space[1]};
  min-inline-size: 0;
`;

const Title = styled.strong`
  font-weight: ${font.weightBold};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  padding-block-start: ${space[2]};
`;

/** Shows a message that stays in the page, beside its subject. Use a toast for a message that disappears. */
export function Alert({ tone = 'info', title, children, actions, isUrgent = false }: AlertProps) {
  return (
    <Root $tone={tone} data-tone={tone} role={isUrgent ? 'alert' : undefined}>
      <ToneIcon tone={tone} />
      <Words>
        {title && <Title>{title}</Title>}
        {children && <div>{children}</div>}
        {actions && <Actions>{actions}</Actions>}
      </Words>
    </Root>
  );
}
