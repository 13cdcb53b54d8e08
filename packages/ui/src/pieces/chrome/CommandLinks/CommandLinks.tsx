import { css, styled } from 'styled-components';
import { border, space } from '@formulary/theme/tokens';
import { Link } from '../../../primitives/navigation/Link/Link.tsx';
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.tsx';
import { menuLinkStyle } from '../menuLinkStyle.ts';

/** A page to open, or an action to run. */
export type CommandLink = { readonly label: string } & (
  | { readonly href: string; readonly isNewTab?: boolean }
  | { readonly onRun: () => void }
);

export interface CommandLinksProps {
  commands: readonly CommandLink[];
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

const chip = css`
  ${menuLinkStyle}
  inline-size: auto;
  border: ${border.control};
  text-align: start;
`;

const Page = styled(Link)`
  ${chip}
`;

const Action = styled.button`
  ${chip}
  background: transparent;
  cursor: pointer;
`;

/** Lists pages and actions as chips; the arrow keys of the search reach both. */
export function CommandLinks({ commands }: CommandLinksProps) {
  return (
    <List>
      {commands.map((command) => (
        <li key={command.label}>
          {'href' in command ? (
            <Page
              href={command.href}
              {...(command.isNewTab ? { target: '_blank', rel: 'noopener' } : {})}
            >
              <span>{command.label}</span>
              {command.isNewTab && <VisuallyHidden> (PDF, in a new tab)</VisuallyHidden>}
            </Page>
          ) : (
            <Action data-stop type="button" onClick={command.onRun}>
              {command.label}
            </Action>
          )}
        </li>
      ))}
    </List>
  );
}
