import { formatDate } from '@formulary/rules/dates/londonTime';
import type { PrescriberInvitation } from '@formulary/rules/partners/invitations';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { Table, type TableColumn } from '../../../primitives/data/Table/Table.tsx';
import { Tag } from '../../../primitives/messages/Tag/Tag.tsx';
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.tsx';

export interface InvitationsTableProps {
  invitations: readonly PrescriberInvitation[];
  onInvite: (invitation: PrescriberInvitation) => void;
  /** E-mail address being invited again. */
  invitingEmail?: string | undefined;
  now: Date;
}

type ColumnsProps = Pick<InvitationsTableProps, 'onInvite' | 'invitingEmail' | 'now'>;

function columns({
  onInvite,
  invitingEmail,
  now,
}: ColumnsProps): readonly TableColumn<PrescriberInvitation>[] {
  return [
    { key: 'email', header: 'Email', isRowHeader: true, cell: ({ email }) => email },
    { key: 'invitedAt', header: 'Invited', cell: ({ invitedAt }) => formatDate(invitedAt) },
    {
      key: 'expiresAt',
      header: 'Invitation',
      cell: ({ expiresAt }) =>
        expiresAt > now ? (
          <Tag tone="info">{`Holds until ${formatDate(expiresAt)}`}</Tag>
        ) : (
          <Tag tone="neutral">Expired</Tag>
        ),
    },
    {
      key: 'action',
      header: 'Action',
      isHeaderHidden: true,
      cell: (invitation) => (
        <Button
          isSmall
          isPending={invitation.email === invitingEmail}
          pendingLabel="Sending…"
          onClick={() => onInvite(invitation)}
        >
          Invite again <VisuallyHidden>{invitation.email}</VisuallyHidden>
        </Button>
      ),
    },
  ];
}

/**
 * Lists the invited people who are not registered as prescribers yet; each invitation becomes a request once they are
 * (spec 7.34).
 */
export function InvitationsTable({ invitations, ...rest }: InvitationsTableProps) {
  return (
    <Table
      caption="Invited, not registered yet"
      isCaptionShown
      columns={columns(rest)}
      rows={invitations}
      rowKey={({ email }) => email}
    />
  );
}
