import { type FocusEvent, useState } from 'react';
import { X } from 'lucide-react';
import { keyframes, styled } from 'styled-components';
import { media } from '@formulary/theme/media';
import { color, font, motion, radius, shadow, space, stroke } from '@formulary/theme/tokens';
import { visuallyHidden } from '@formulary/theme/visuallyHidden';
import { Button } from '../buttons/Button/Button.tsx';
import { IconButton } from '../buttons/IconButton/IconButton.tsx';
import type { Schedule } from './schedule.ts';
import type { VisibleToast } from './useToasts.tsx';
import { type Tone, toneColors } from '../messages/tone.ts';
import { ToneIcon } from '../messages/ToneIcon.tsx';
import { useCountdown } from './useCountdown.ts';

interface ToastProps {
  readonly toast: VisibleToast;
  readonly onDismiss: () => void;
  readonly schedule: Schedule;
}

const arrive = keyframes`from { opacity: 0; translate: 0 0.75rem; }`;

const Root = styled.li<{ $tone: Tone }>`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding-block: ${space[2]};
  padding-inline: ${space[4]} ${space[2]};
  border: ${stroke.hairline} solid ${({ $tone }) => toneColors[$tone].edge};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  color: ${color.textBody};
  box-shadow: ${shadow.floating};
  pointer-events: auto;
  animation: ${arrive} ${motion.steady} ${motion.easeOut};

  ${media.belowTablet} {
    &[data-said-on-page] {
      ${visuallyHidden}
    }

    &[data-said-on-page] button {
      display: none;
    }
  }

  & > svg {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    color: ${({ $tone }) => toneColors[$tone].text};
  }
`;

const Message = styled.div`
  flex: 1;
  min-inline-size: 0;
  padding-block: ${space[2]};

  ${media.belowTablet} {
    padding-block: ${space[1]};
    font-size: ${font.sizeSmall};
  }
`;

/** Shows one message. Its timer stops while it is hovered or focused; Esc closes it. */
export function Toast({ toast, onDismiss, schedule }: ToastProps) {
  const { tone = 'info', message, action, isPersistent = false, isSaidOnPage = false } = toast;
  const [isHovered, setIsHovered] = useState(false);
  const { hold, letGo } = useCountdown({ isRunning: !isPersistent, onEnd: onDismiss, schedule });

  const handleLeave = (event: FocusEvent) => {
    const staysInside = event.currentTarget.contains(event.relatedTarget);
    if (!staysInside && !isHovered) letGo();
  };

  return (
    <Root
      $tone={tone}
      data-tone={tone}
      data-said-on-page={isSaidOnPage || undefined}
      onPointerEnter={() => {
        setIsHovered(true);
        hold();
      }}
      onPointerLeave={() => {
        setIsHovered(false);
        letGo();
      }}
      onFocus={hold}
      onBlur={handleLeave}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onDismiss();
      }}
    >
      <ToneIcon tone={tone} />
      <Message role={tone === 'danger' ? 'alert' : undefined}>{message}</Message>
      {action && (
        <Button
          variant="quiet"
          isSmall
          onClick={() => {
            action.onAction();
            onDismiss();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label="Dismiss" isSmall onClick={onDismiss}>
        <X aria-hidden />
      </IconButton>
    </Root>
  );
}
