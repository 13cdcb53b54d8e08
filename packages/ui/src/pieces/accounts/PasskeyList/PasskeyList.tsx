import { DottedFacts } from '../../../primitives/data/DottedFacts/DottedFacts.tsx';
import type { Passkey } from '@formulary/rules/accounts/passkey';
import { formatDate } from '@formulary/rules/dates/londonTime';
import { relativeTime } from '@formulary/rules/dates/relativeTime';
import { KeyRound } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { Cluster } from '../../../primitives/layout/Cluster.tsx';
import { TwoPressButton } from '../../../primitives/buttons/TwoPressButton/TwoPressButton.tsx';
import { useFocusAfterRemoval } from '../../../primitives/focus/useFocusAfterRemoval.ts';
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.tsx';
import { border, color, font, space } from '@formulary/theme/tokens';

export interface PasskeyListProps {
  passkeys: readonly Passkey[];
  now: Date;
  /** Passkey being removed. */
  removingId?: number | undefined;
  /** Form that replaces the passkey being renamed. */
  renaming?: { readonly id: number; readonly form: ReactNode } | undefined;
  onRename: (id: number) => void;
  onRemove: (id: number) => void;
}

const List = styled.ul`
  display: grid;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]} ${space[6]};
    padding-block: ${space[4]};
  }

  & > li + li {
    border-block-start: ${border.hairline};
  }
`;

const Name = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space[1]} ${space[3]};

  strong {
    overflow-wrap: anywhere;
  }

  small {
    grid-column: 2;
    color: ${color.textMuted};
    font-size: ${font.sizeSmall};
  }
`;

/** Lists the passkeys of a prescriber, each with the dates it was added and last used. */
export function PasskeyList({
  passkeys,
  now,
  removingId,
  renaming,
  onRename,
  onRemove,
}: PasskeyListProps) {
  const root = useRef<HTMLUListElement>(null);
  useFocusAfterRemoval(root, { count: passkeys.length, row: 'li', takes: ['button'] });
  return (
    <List ref={root}>
      {passkeys.map((passkey) => {
        const { id, name } = passkey;
        if (renaming?.id === id) return <li key={id}>{renaming.form}</li>;
        return (
          <li key={id}>
            <Name>
              <KeyRound aria-hidden />
              <strong>{name}</strong>
              <small>
                <DottedFacts facts={factsOf(passkey, now)} />
              </small>
            </Name>
            <Cluster>
              <Button isSmall onClick={() => onRename(id)}>
                Rename <VisuallyHidden>{name}</VisuallyHidden>
              </Button>
              <TwoPressButton
                isSmall
                label="Remove"
                confirmLabel="Yes, remove"
                about={name}
                isPending={removingId === id}
                pendingLabel="Removing…"
                onConfirm={() => onRemove(id)}
              />
            </Cluster>
          </li>
        );
      })}
    </List>
  );
}

function factsOf({ createdAt, lastUsedAt, isSynced }: Passkey, now: Date): readonly string[] {
  return [
    `Added ${formatDate(createdAt)}`,
    lastUsedAt ? `last signed with ${relativeTime(lastUsedAt, now)}` : 'never signed with',
    ...(isSynced ? ['kept on several devices'] : []),
  ];
}
