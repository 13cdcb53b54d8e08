import type { StaffMember, StaffState } from '@formulary/rules/accounts/staffMember';
import { staffRoleLabel } from '@formulary/rules/accounts/staffPermissions';
import { formatMoment } from '@formulary/rules/dates/timeOfDay';
import { relativeTime } from '@formulary/rules/dates/relativeTime';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Table, type TableColumn } from '@formulary/ui/primitives/data/Table';
import { VisuallyHidden } from '@formulary/ui/primitives/layout/VisuallyHidden';
import { Tag } from '@formulary/ui/primitives/messages/Tag';

interface PeopleTableProps {
  readonly members: readonly StaffMember[];
  readonly now: Date;
  /** Opens somebody's account; undefined for those who only look. */
  readonly onOpen: ((id: number) => void) | undefined;
}

const tones = { invited: 'warning', active: 'success', ended: 'neutral' } as const satisfies Record<
  StaffState,
  string
>;
const words: Readonly<Record<StaffState, string>> = {
  invited: 'Invited',
  active: 'Active',
  ended: 'Ended',
};

/** Says what an account waits for, or when it was last used. */
function lastSeen({ state, lastSignInAt, invitedUntil }: StaffMember, now: Date): string {
  if (state === 'invited') {
    if (!invitedUntil || invitedUntil < now) return 'The invitation has expired';
    return `The invitation holds until ${formatMoment(invitedUntil)}`;
  }
  return lastSignInAt ? relativeTime(lastSignInAt, now) : 'Never';
}

const stateOf = ({ state }: StaffMember) => <Tag tone={tones[state]}>{words[state]}</Tag>;

const changeOf = (onOpen: (id: number) => void) =>
  function Change({ id, name }: StaffMember) {
    return (
      <Button isSmall onClick={() => onOpen(id)}>
        Change <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
    );
  };

/** Lists everybody who works or worked at the desk. */
export function PeopleTable({ members, now, onOpen }: PeopleTableProps) {
  const columns: readonly TableColumn<StaffMember>[] = [
    {
      key: 'name',
      header: 'Name',
      isRowHeader: true,
      cell: ({ name, isDemo }) => (isDemo ? `${name} (demo)` : name),
    },
    { key: 'email', header: 'Email', cell: ({ email }) => email },
    { key: 'role', header: 'Role', cell: ({ role }) => staffRoleLabel(role) },
    {
      key: 'state',
      header: 'Account',
      cell: stateOf,
    },
    { key: 'seen', header: 'Last sign-in', cell: (member) => lastSeen(member, now) },
    { key: 'passkeys', header: 'Passkeys', align: 'end', cell: ({ passkeys }) => passkeys },
    ...(onOpen
      ? [
          {
            key: 'actions',
            header: 'Actions',
            isHeaderHidden: true,
            cell: changeOf(onOpen),
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
