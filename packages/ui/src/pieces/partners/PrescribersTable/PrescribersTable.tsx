import { linkStateOf } from '@formulary/rules/partners/linkState';
import type { PrescriberLink } from '@formulary/rules/partners/prescriberLink';
import { fullName } from '@formulary/rules/text/fullName';
import { Button } from '../../../primitives/buttons/Button/Button.tsx';
import { Table, type TableColumn } from '../../../primitives/data/Table/Table.tsx';
import { TwoPressButton } from '../../../primitives/buttons/TwoPressButton/TwoPressButton.tsx';
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.tsx';
import { LinkActions } from '../LinkActions/LinkActions.tsx';
import { linkColumns } from '../linkColumns.tsx';

export interface PrescribersTableProps {
  prescribers: readonly PrescriberLink[];
  onResend: (prescriber: PrescriberLink) => void;
  onEnd: (prescriber: PrescriberLink) => void;
  /** Link being sent again or ended. */
  sendingId?: number | undefined;
  now: Date;
  isBusy?: boolean;
}

type ColumnsProps = Pick<PrescribersTableProps, 'onResend' | 'onEnd' | 'sendingId' | 'now'>;

function columns({
  onResend,
  onEnd,
  sendingId,
  now,
}: ColumnsProps): readonly TableColumn<PrescriberLink>[] {
  return [
    ...linkColumns(now),
    {
      key: 'action',
      header: 'Action',
      isHeaderHidden: true,
      cell: (link) => {
        const [name, state] = [fullName(link), linkStateOf(link)];
        const isSending = link.userId === sendingId;
        return (
          <LinkActions name={name} state={state}>
            {(state === 'declined' || state === 'ended') && (
              <Button
                isSmall
                isPending={isSending}
                pendingLabel="Sending…"
                onClick={() => onResend(link)}
              >
                Resend <VisuallyHidden>{`the request to ${name}`}</VisuallyHidden>
              </Button>
            )}
            {state === 'accepted' && (
              <TwoPressButton
                isSmall
                label="End"
                confirmLabel="Yes, end"
                about={`the link with ${name}`}
                isPending={isSending}
                onConfirm={() => onEnd(link)}
              />
            )}
          </LinkActions>
        );
      },
    },
  ];
}

/**
 * Lists the prescribers a practitioner asked: a declined request can be sent again, an accepted link ended (spec 2.22).
 */
export function PrescribersTable({
  prescribers,
  onResend,
  onEnd,
  sendingId,
  now,
  isBusy = false,
}: PrescribersTableProps) {
  return (
    <Table
      caption="My Prescribers"
      columns={columns({ onResend, onEnd, sendingId, now })}
      rows={prescribers}
      rowKey={({ userId }) => userId}
      rowState={linkStateOf}
      isBusy={isBusy}
    />
  );
}
