import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { border, color, motion } from '../theme/tokens.ts';
import { ModalContent } from './ModalContent.tsx';
import { useModal } from './useModal.ts';

export interface DrawerProps {
  isOpen: boolean;
  /** Asked for by Esc, the close button and a press outside. */
  onClose: () => void;
  title: ReactNode;
  closeLabel?: string;
  actions?: ReactNode;
  children: ReactNode;
}

const Root = styled.dialog`
  inline-size: min(24rem, 100%);
  max-inline-size: none;
  block-size: 100dvb;
  max-block-size: none;
  margin: 0;
  margin-inline-start: auto;
  padding: 0;
  border: 0;
  border-inline-start: ${border.hairline};
  background: ${color.surfaceRaised};
  color: ${color.textBody};
  translate: 100% 0;
  overflow: hidden;
  transition:
    translate ${motion.slow} ${motion.easeOut},
    display ${motion.slow} allow-discrete,
    overlay ${motion.slow} allow-discrete;

  &:dir(rtl) {
    translate: -100% 0;
  }

  &::backdrop {
    background: ${color.surfaceScrim};
    opacity: 0;
    transition:
      opacity ${motion.slow} ${motion.easeOut},
      display ${motion.slow} allow-discrete,
      overlay ${motion.slow} allow-discrete;
  }

  &[open] {
    translate: none;

    &::backdrop {
      opacity: 1;
    }

    @starting-style {
      translate: 100% 0;

      &::backdrop {
        opacity: 0;
      }
    }
  }
`;

/** A panel that slides in from the right over the page, and off to the right again (spec 2.28). */
export function Drawer({
  isOpen,
  onClose,
  title,
  closeLabel = 'Close',
  actions,
  children,
}: DrawerProps) {
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
