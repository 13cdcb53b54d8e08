import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { border, color, motion, radius, size } from '../theme/tokens.ts';
import { ModalContent } from './ModalContent.tsx';
import { useModal } from './useModal.ts';

export interface DialogProps {
  isOpen: boolean;
  /** Asked for by Esc, the close button and a press outside. */
  onClose: () => void;
  title: ReactNode;
  closeLabel?: string;
  /** Buttons, the safe one first. */
  actions?: ReactNode;
  children: ReactNode;
}

const Root = styled.dialog`
  inline-size: min(${size.measure}, 100% - 2rem);
  max-block-size: min(42rem, 100dvb - 2rem);
  margin: auto;
  padding: 0;
  border: ${border.hairline};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};
  color: ${color.textBody};
  opacity: 0;
  translate: 0 0.75rem;
  overflow: hidden;
  transition:
    opacity ${motion.steady} ${motion.easeOut},
    translate ${motion.steady} ${motion.easeOut},
    display ${motion.steady} allow-discrete,
    overlay ${motion.steady} allow-discrete;

  &::backdrop {
    background: ${color.surfaceScrim};
    opacity: 0;
    transition:
      opacity ${motion.steady} ${motion.easeOut},
      display ${motion.steady} allow-discrete,
      overlay ${motion.steady} allow-discrete;
  }

  &[open] {
    opacity: 1;
    translate: none;

    &::backdrop {
      opacity: 1;
    }

    @starting-style {
      opacity: 0;
      translate: 0 0.75rem;

      &::backdrop {
        opacity: 0;
      }
    }
  }
`;

/** A question or a small task in front of everything else. The rest of the page waits, and gets its focus back. */
export function Dialog({
  isOpen,
  onClose,
  title,
  closeLabel = 'Close',
  actions,
  children,
}: DialogProps) {
  const titleId = useId();
  const { ref, isPresent } = useModal(isOpen, onClose);
  return (
    <Root ref={ref} aria-labelledby={titleId}>
      {isPresent && (
        <ModalContent
          titleId={titleId}
          title={title}
          closeLabel={closeLabel}
          onClose={onClose}
          actions={actions}
        >
          {children}
        </ModalContent>
      )}
    </Root>
  );
}
