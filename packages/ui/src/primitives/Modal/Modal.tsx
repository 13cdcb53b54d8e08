import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { color } from '../../theme/tokens.ts';
import { ModalContent } from './ModalContent.tsx';
import { useModal } from './useModal.ts';

export interface ModalProps {
  isOpen: boolean;
  /** Asked for by Esc, the close button and a press outside. */
  onClose: () => void;
  title: ReactNode;
  closeLabel?: string;
  /** Buttons, the safe one first; they stay in view. */
  actions?: ReactNode;
  children: ReactNode;
}

interface Props extends ModalProps {
  /** Where it stands, how large it is and where it comes from. */
  readonly className?: string;
}

const Root = styled.dialog`
  padding: 0;
  background: ${color.surfaceRaised};
  color: ${color.textBody};
  overflow: hidden;
`;

/** What a Dialog and a Drawer are: a panel over the page, named by its title. The page waits, and gets its focus back. */
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
