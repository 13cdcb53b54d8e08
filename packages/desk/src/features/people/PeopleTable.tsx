import { counted } from '@formulary/rules/text/formatCount';
import type { StaffMember } from '@formulary/rules/accounts/staffMember';
import { staffRoleLabel } from '@formulary/rules/accounts/staffPermissions';
import { color, font } from '@formulary/theme/tokens';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Table, type TableColumn } from '@formulary/ui/primitives/data/Table';
import { EmailText } from '@formulary/ui/primitives/layout/EmailText';
import { VisuallyHidden } from '@formulary/ui/primitives/layout/VisuallyHidden';
import { Tag } from '@formulary/ui/primitives/messages/Tag';
import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import { styled } from 'styled-components';
import { paths } from '../../lib/screen/paths.ts';
import { lastSeen, stateWords } from './memberWords.ts';

interface PeopleTableProps {
  readonly members: readonly StaffMember[];
  readonly now: Date;
  /** Opens somebody's account; undefined for those who only look. */
  readonly onOpen: ((id: number) => void) | undefined;
  /** Whose own account it is: nobody changes their own. */
  readonly ownId: number | undefined;
}

/** Two lines: what counts, and what explains it. */
const TwoLines = styled.span`
  display: grid;
  overflow-wrap: anywhere;

  small {
    color: ${color.textMuted};
    font-size: ${font.sizeSmall};
    font-weight: ${font.weightBody};
  }
`;

const nameOf = ({ id, name, email, isDemo }: StaffMember) => (
  <TwoLines>
    <TextLink href={paths.person(id)}>{isDemo ? `${name} (demo)` : name}</TextLink>
    <small>
      <EmailText>{email}</EmailText>
    </small>
  </TwoLines>
);

const seenOf = (now: Date) =>
  function Seen(member: StaffMember) {
    const { passkeys } = member;
    return (
      <TwoLines>
        <span>{lastSeen(member, now)}</span>
        {passkeys > 0 && <small>{counted(passkeys, 'passkey')}</small>}
      </TwoLines>
    );
  };

const stateOf = ({ state }: StaffMember) => (
  <Tag tone={stateWords[state].tone}>{stateWords[state].label}</Tag>
);

const changeOf = (onOpen: (id: number) => void, ownId: number | undefined) =>
  function Change({ id, name }: StaffMember) {
    return id === ownId ? (
      'You'
    ) : (
      <Button isSmall onClick={() => onOpen(id)}>
        Change <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
    );
  };

/** Lists everybody who works or worked at the desk. */
export function PeopleTable({ members, now, onOpen, ownId }: PeopleTableProps) {
  const columns: readonly TableColumn<StaffMember>[] = [
    {
      key: 'name',
      header: 'Name',
      isRowHeader: true,
      cell: nameOf,
    },
    { key: 'role', header: 'Role', cell: ({ role }) => staffRoleLabel(role) },
    {
      key: 'state',
      header: 'Account',
      cell: stateOf,
    },
    { key: 'seen', header: 'Last sign-in', cell: seenOf(now) },
    ...(onOpen
      ? [
          {
            key: 'actions',
            header: 'Actions',
            isHeaderHidden: true,
            cell: changeOf(onOpen, ownId),
          },
        ]
      : []),
  ];
  return (
    <Table
      caption="People of the desk"
      columns={columns}
      rows={members}
      rowKey={({ id }) => id}
      rowState={({ state }) => state}
      isDense
    />
  );
}
