import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { styled } from 'styled-components';
import { headingStyle } from '@formulary/theme/headingStyle';
import { border, space } from '@formulary/theme/tokens';
import { IconButton } from '../../buttons/IconButton/IconButton.tsx';

interface ModalContentProps {
  readonly titleId: string;
  readonly title: ReactNode;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  max-block-size: inherit;
`;

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[4]};
  padding-block: ${space[5]} ${space[3]};
  padding-inline: ${space[6]} ${space[4]};

  h2 {
    ${headingStyle(2)}
    padding-block-start: ${space[2]};
  }
`;

const Body = styled.div`
  flex: 1;
  min-block-size: 0;
  padding: ${space[1]} ${space[6]} ${space[6]};
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[3]};
  padding: ${space[4]} ${space[6]};
  border-block-start: ${border.hairline};
`;

/** Shows the content shared by dialog and drawer: title, close button, scrolling body, actions that stay in view. */
export function ModalContent({
  titleId,
  title,
  closeLabel,
  onClose,
  actions,
  children,
}: ModalContentProps) {
  return (
    <Root>
      <Head>
        <h2 id={titleId}>{title}</h2>
        <IconButton label={closeLabel} onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </Head>
      {/* It may scroll, so the keyboard must be able to reach it. */}
      <Body tabIndex={0}>{children}</Body>
      {actions && <Actions>{actions}</Actions>}
    </Root>
  );
}
