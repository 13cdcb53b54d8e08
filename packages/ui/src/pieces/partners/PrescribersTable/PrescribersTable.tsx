import type { PrescriberLink } from '@formulary/rules/partners/prescriberLink';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Table, type TableColumn } from '../../../primitives/Table/Table.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { fullName } from '../fullName.ts';
import { linkColumns } from '../linkColumns.tsx';

export interface PrescribersTableProps {
  prescribers: readonly PrescriberLink[];
  onResend: (prescriber: PrescriberLink) => void;
  /** Whose request is being sent again just now. */
  resendingId?: number | undefined;
  isBusy?: boolean;
}

function columns({
  onResend,
  resendingId,
}: Pick<
  PrescribersTableProps,
  'onResend' | 'resendingId'
>): readonly TableColumn<PrescriberLink>[] {
  return [
    ...linkColumns,
    {
      key: 'resend',
      header: 'Action',
      isHeaderHidden: true,
      cell: (link) =>
        link.status === 'declined' && (
          <Button
            isSmall
            isPending={link.userId === resendingId}
            pendingLabel="Sending…"
            onClick={() => onResend(link)}
          >
            Resend <VisuallyHidden>the request to {fullName(link)}</VisuallyHidden>
          </Button>
        ),
    },
  ];
}

/** The prescribers a practitioner asked; a declined request can be sent again (spec 2.22). */
export function PrescribersTable({
  prescribers,
  onResend,
  resendingId,
  isBusy = false,
}: PrescribersTableProps) {
  return (
    <Table
      caption="My Prescribers"
      columns={columns({ onResend, resendingId })}
      rows={prescribers}
      rowKey={({ userId }) => userId}
      rowState={({ status }) => status}
      isBusy={isBusy}
    />
  );
}
