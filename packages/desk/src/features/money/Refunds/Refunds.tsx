import {
  type DueRefund,
  listDueRefunds,
  payOutRefunds,
} from '@formulary/rules/calls/desk/deskMoneyCalls';
import { relativeTime } from '@formulary/rules/dates/relativeTime';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import { payOutRules } from '@formulary/rules/payments/moneyForms';
import { TextField } from '@formulary/ui/fields/TextField';
import { focusFirst } from '@formulary/ui/forms/fields/focusFirst';
import { ValidatedField } from '@formulary/ui/forms/validation/ValidatedField';
import { ValidatedForm } from '@formulary/ui/forms/validation/ValidatedForm';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import { Table, type TableColumn } from '@formulary/ui/primitives/data/Table';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { VisuallyHidden } from '@formulary/ui/primitives/layout/VisuallyHidden';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import { EmptyState } from '@formulary/ui/primitives/messages/EmptyState';
import { Dialog } from '@formulary/ui/primitives/overlays/Dialog';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { useState } from 'react';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { withFreshProof } from '../../../lib/http/freshProof.ts';
import { refusalOf } from '../../../lib/http/refusalOf.ts';
import { useDeskRead } from '../../../lib/http/useDeskRead.ts';
import { paths } from '../../../lib/screen/paths.ts';
import { useStaffCan } from '../../../lib/session/useStaffCan.ts';
import { MoneyScreen } from '../MoneyScreen.tsx';

/** Refunds of one answer. */
const PAGE = 100;

const paidOutButton = (onOpen: (orderId: number) => void) =>
  function PaidOut({ orderId, number, isOwnMatch }: DueRefund) {
    if (isOwnMatch) return 'You booked its payment: a colleague pays it out';
    return (
      <Button isSmall onClick={() => onOpen(orderId)}>
        Paid out…<VisuallyHidden>{` ${number}`}</VisuallyHidden>
      </Button>
    );
  };

/** Lists what is to be given back, and notes that it was paid out. */
export function Refunds() {
  const { data, error, isValidating, mutate } = useDeskRead(listDueRefunds, { query: {} });
  const canRefund = useStaffCan('bookMoney');
  const [openId, setOpenId] = useState<number>();
  const [now] = useState(() => new Date());
  const columns: readonly TableColumn<DueRefund>[] = [
    {
      key: 'order',
      header: 'Order',
      isRowHeader: true,
      cell: ({ number, buyer, company }) => `${number}, ${company ?? buyer}`,
    },
    {
      key: 'amount',
      header: 'To give back',
      align: 'end',
      cell: ({ amount }) => formatMoney(amount),
    },
    { key: 'why', header: 'Because', cell: ({ reasons }) => reasons.join('. ') },
    {
      key: 'mode',
      header: 'Paid by',
      cell: ({ paymentMode }) => (paymentMode === 'card' ? 'Card' : 'Transfer'),
    },
    { key: 'since', header: 'Due', cell: ({ since }) => relativeTime(since, now) },
    ...(canRefund
      ? [
          {
            key: 'actions',
            header: 'Actions',
            isHeaderHidden: true,
            cell: paidOutButton(setOpenId),
          },
        ]
      : []),
  ];
  return (
    <MoneyScreen
      title="Refunds to pay"
      lead="Pay each at the bank or the card provider, then note its reference here: the buyer gets a mail and the credit note."
    >
      {error && !data && (
        <LoadFailed what="the refunds" isRetrying={isValidating} onRetry={() => void mutate()} />
      )}
      {!data && !error && <Skeleton $height="16rem" />}
      {data?.length === 0 && <EmptyState title="Nothing is to be given back" />}
      {data !== undefined && data.length > 0 && (
        <Table
          caption="Money to give back"
          columns={columns}
          rows={data}
          rowKey={({ orderId }) => orderId}
          rowHref={({ orderId }) => paths.orderRefund(orderId)}
          isDense
        />
      )}
      {data !== undefined && data.length >= PAGE && (
        <p>{`These are the ${PAGE} that wait longest.`}</p>
      )}
      <PaidOutDialog
        refund={data?.find(({ orderId }) => orderId === openId)}
        onClose={() => setOpenId(undefined)}
        onChanged={() => mutate()}
      />
    </MoneyScreen>
  );
}

interface PaidOutDialogProps {
  readonly refund: DueRefund | undefined;
  readonly onClose: () => void;
  /** Reads the refunds again; also after a refusal. */
  readonly onChanged: () => Promise<unknown>;
}

function PaidOutDialog({ refund, onClose, onChanged }: PaidOutDialogProps) {
  const { notify } = useToasts();
  const note = async (reference: string) => {
    if (!refund) return undefined;
    const { orderId: id, version, number, amount } = refund;
    const refusal = await refusalOf(async () => {
      const body = { reference, version };
      await withFreshProof(() => callDesk(payOutRefunds, { params: { id }, body }));
      onClose();
      const message = `${formatMoney(amount)} of ${number} is given back, and a mail tells the buyer`;
      notify({ id: 'refund', tone: 'success', message });
    }, ['reference']);
    await onChanged();
    return refusal;
  };
  return (
    <Dialog
      isOpen={refund !== undefined}
      onClose={onClose}
      title={`Paid out: ${refund?.number ?? ''}`}
    >
      {refund && (
        <Stack $gap={4}>
          <p>{`${formatMoney(refund.amount)} to ${refund.company ?? refund.buyer}. ${refund.reasons.join('. ')}.`}</p>
          <ValidatedForm
            label="Paid out"
            rules={payOutRules}
            initialValues={{ reference: '' }}
            submitLabel="Note it as paid out"
            onSubmit={({ reference }) => note(reference)}
            secondaryActions={<Button onClick={onClose}>Cancel</Button>}
          >
            <ValidatedField name="reference">
              {(field) => (
                <TextField
                  {...field}
                  ref={focusFirst}
                  label="Reference"
                  description="Of the transfer or card refund; the buyer reads it too"
                  autoComplete="off"
                />
              )}
            </ValidatedField>
          </ValidatedForm>
        </Stack>
      )}
    </Dialog>
  );
}
