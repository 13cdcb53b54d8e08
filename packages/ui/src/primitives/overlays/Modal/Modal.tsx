import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { color } from '@formulary/theme/tokens';
import { ModalContent } from './ModalContent.tsx';
import { useModal } from './useModal.ts';

export interface ModalProps {
  isOpen: boolean;
  /** Called on Esc, the close button and a press outside. */
  onClose: () => void;
  title: ReactNode;
  closeLabel?: string;
  /** Buttons, the safe one first; they stay in view. */
  actions?: ReactNode;
  children: ReactNode;
}

interface Props extends ModalProps {
  /** Style with position, size and direction of entry. */
  readonly className?: string;
}

const Root = styled.dialog`
  padding: 0;
  background: ${color.surfaceRaised};
  color: ${color.textBody};
  overflow: hidden;
`;

/**
 * Shows a titled panel over the page, the base of Dialog and Drawer. The page is inert meanwhile and gets its focus
 * back.
 */
export function Modal({
  isOpen,
  onClose,
  title,
  closeLabel = 'Close',
  actions,
  children,
  className,
}: Props) {
  const titleId = useId();
  const { ref, isPresent } = useModal(isOpen, onClose);
  return (
    <Root ref={ref} className={className} aria-labelledby={titleId}>
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
