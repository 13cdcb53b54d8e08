import { getOrderRefunds, refundOrder } from '@formulary/rules/calls/desk/deskMoneyCalls';
import { formatMoment } from '@formulary/rules/dates/timeOfDay';
import { grossOf } from '@formulary/rules/invoices/invoiceSums';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import { readPositive } from '@formulary/rules/paging/pages';
import { refundRules, typedAmount } from '@formulary/rules/payments/moneyForms';
import type { Words } from '@formulary/rules/wire/codec';
import { RadioGroup } from '@formulary/ui/fields/RadioGroup';
import { Select } from '@formulary/ui/fields/Select';
import { TextField } from '@formulary/ui/fields/TextField';
import { ValidatedField } from '@formulary/ui/forms/validation/ValidatedField';
import { ValidatedForm } from '@formulary/ui/forms/validation/ValidatedForm';
import { Table, type TableColumn } from '@formulary/ui/primitives/data/Table';
import { Stack } from '@formulary/ui/primitives/layout/Stack';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import { Alert } from '@formulary/ui/primitives/messages/Alert';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { useState } from 'react';
import { useParams } from 'react-router';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { withFreshProof } from '../../../lib/http/freshProof.ts';
import { refusalOf } from '../../../lib/http/refusalOf.ts';
import { useDeskRead } from '../../../lib/http/useDeskRead.ts';
import { useFirstFieldFocus } from '../../../lib/screen/useFirstFieldFocus.ts';
import { useStaffCan } from '../../../lib/session/useStaffCan.ts';
import { MoneyScreen } from '../MoneyScreen.tsx';

type Page = Words<typeof getOrderRefunds.answer>;
type Given = Page['refunds'][number];

const kinds: Readonly<Record<Given['kind'], string>> = {
  change: 'The order became cheaper',
  over: 'More was paid than was due',
  refund: 'Refund in part',
  goodwill: 'Goodwill',
};

const columns: readonly TableColumn<Given>[] = [
  { key: 'kind', header: 'What', isRowHeader: true, cell: ({ kind }) => kinds[kind] },
  { key: 'amount', header: 'Amount', align: 'end', cell: ({ amount }) => formatMoney(amount) },
  { key: 'reason', header: 'Reason', cell: ({ reason }) => reason },
  { key: 'decided', header: 'Decided', cell: ({ decidedAt }) => formatMoment(decidedAt) },
  {
    key: 'paid',
    header: 'Paid out',
    cell: ({ paidOutAt }) => (paidOutAt ? formatMoment(paidOutAt) : 'Not yet'),
  },
];

/** Shows what of an order was given back, and decides to give back a part of it. */
export function OrderRefund() {
  const id = readPositive(useParams()['id']) ?? 0;
  const { data, error, isValidating, mutate } = useDeskRead(getOrderRefunds, { params: { id } });
  const canRefund = useStaffCan('bookMoney');
  return (
    <MoneyScreen
      title={data ? `Refund of ${data.number}` : 'Refund'}
      lead={data && `${formatMoney(data.amount)}, ${data.state}, ${data.paymentStatus}`}
    >
      {error && !data && (
        <LoadFailed what="the order" isRetrying={isValidating} onRetry={() => void mutate()} />
      )}
      {!data && !error && <Skeleton $height="16rem" />}
      {data !== undefined && data.refunds.length > 0 && (
        <Table
          caption="Given back, or decided"
          isCaptionShown
          columns={columns}
          rows={data.refunds}
          rowKey={({ decidedAt, amount }) => `${+decidedAt} ${amount}`}
          isDense
        />
      )}
      {data?.refused !== undefined && <Alert title={data.refused} />}
      {data !== undefined && data.left.length > 0 && canRefund && (
        <RefundForm key={data.version} page={data} onRefunded={() => mutate()} />
      )}
    </MoneyScreen>
  );
}

interface RefundFormProps {
  readonly page: Page;
  /** Reads the order again; also after a refusal. */
  readonly onRefunded: () => Promise<unknown>;
}

function RefundForm({ page, onRefunded }: RefundFormProps) {
  const { id, version, left, number } = page;
  const { notify } = useToasts();
  const root = useFirstFieldFocus<HTMLDivElement>();
  const [kind, setKind] = useState<'refund' | 'goodwill'>('refund');
  const [rate, setRate] = useState('');
  const isOneRate = left.length < 2;
  const decide = (amount: string, reason: string) =>
    refusalOf(async () => {
      const body = {
        kind,
        amount: typedAmount(amount) ?? 0,
        reason,
        version,
        ...(rate === '' ? {} : { percent: Number(rate) }),
      };
      const rates = await withFreshProof(() => callDesk(refundOrder, { params: { id }, body }));
      const vat = rates.reduce((sum, each) => sum + each.vat, 0);
      const message = `${formatMoney(grossOf(rates))} of ${number} is to be paid out, ${formatMoney(vat)} of it VAT`;
      notify({ id: 'refund', tone: 'success', message });
      await onRefunded();
    }, ['amount', 'reason']);
  return (
    <Stack ref={root} $gap={4}>
      <p>{`At most ${formatMoney(grossOf(left))} can still be given back.`}</p>
      <ValidatedForm
        label="Give back a part"
        rules={refundRules}
        initialValues={{ amount: '', reason: '' }}
        submitLabel="Decide the refund"
        onSubmit={({ amount, reason }) => decide(amount, reason)}
      >
        <RadioGroup
          label="What for"
          name="kind"
          options={[
            { value: 'refund', label: 'Refund in part' },
            { value: 'goodwill', label: 'Goodwill' },
          ]}
          value={kind}
          onChange={(value) => setKind(value as 'refund' | 'goodwill')}
        />
        <ValidatedField name="amount">
          {(field) => (
            <TextField
              {...field}
              label="Amount with VAT, in pounds"
              inputMode="decimal"
              autoComplete="off"
            />
          )}
        </ValidatedField>
        {isOneRate ? null : (
          <Select
            label="Of goods at"
            options={[
              { value: '', label: 'every VAT rate, in proportion' },
              ...left.map(({ percent }) => ({ value: String(percent), label: `${percent}% VAT` })),
            ]}
            value={rate}
            onChange={setRate}
          />
        )}
        <ValidatedField name="reason">
          {(field) => (
            <TextField
              {...field}
              label="Reason"
              description="The credit note states it"
              autoComplete="off"
            />
          )}
        </ValidatedField>
      </ValidatedForm>
    </Stack>
  );
}
