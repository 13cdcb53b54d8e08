import { styled } from 'styled-components';
import { border, color, font, space } from '@formulary/theme/tokens';
import { Alert } from '../../../primitives/messages/Alert/Alert.tsx';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { TextLink } from '../../../primitives/navigation/TextLink/TextLink.tsx';

/** A row that an action left as it was. */
export interface RefusedRow {
  readonly key: string;
  /** Names the row: 'F-2026-000031'. */
  readonly name: string;
  readonly href?: string | undefined;
  /** Why, in a sentence. */
  readonly reason: string;
}

export interface BulkReportProps {
  /** Names of the rows in which it was done, in order. */
  done: readonly string[];
  refused: readonly RefusedRow[];
  /** What was done, after a number: ['order held', 'orders held']. */
  what: readonly [one: string, many: string];
  onClose: () => void;
  /** Selects the refused rows, to deal with them. */
  onSelectRefused?: (() => void) | undefined;
}

const List = styled.ul`
  max-block-size: 14rem;
  padding: 0;
  overflow-y: auto;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(9rem, auto) 1fr;
    gap: ${space[1]} ${space[4]};
    padding-block: ${space[1]};
    border-block-end: ${border.hairline};
  }

  li:last-child {
    border-block-end: 0;
  }

  @media (width < 30rem) {
    li {
      grid-template-columns: 1fr;
    }
  }
`;

const Done = styled.p`
  color: ${color.textMuted};
  font-size: ${font.sizeSmall};
  overflow-wrap: anywhere;
`;

const counted = (count: number, [one, many]: readonly [string, string]) =>
  `${count} ${count === 1 ? one : many}`;

/**
 * Reports row by row what an action on several rows has done and what it refused. It stays until it is closed, whatever
 * becomes of the selection.
 */
export function BulkReport({ done, refused, what, onClose, onSelectRefused }: BulkReportProps) {
  const isWhole = refused.length === 0;
  const left = isWhole
    ? ''
    : `, ${refused.length} left as ${refused.length === 1 ? 'it was' : 'they were'}`;
  return (
    <Alert
      tone={isWhole ? 'success' : 'warning'}
      isUrgent
      title={`${counted(done.length, what)}${left}`}
      actions={
        <>
          {!isWhole && onSelectRefused && (
            <Button isSmall onClick={onSelectRefused}>
              Select these again
            </Button>
          )}
          <Button isSmall variant="quiet" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      {!isWhole && (
        // It may scroll, so the keyboard must be able to reach it.
        <List tabIndex={0} aria-label="Left as they were">
          {refused.map(({ key, name, href, reason }) => (
            <li key={key}>
              {href === undefined ? <span>{name}</span> : <TextLink href={href}>{name}</TextLink>}
              <span>{reason}</span>
            </li>
          ))}
        </List>
      )}
      {done.length > 0 && <Done>{`Done: ${done.join(', ')}`}</Done>}
    </Alert>
  );
}
