import { getOrderRefunds } from '@formulary/rules/calls/desk/deskMoneyCalls';
import { formatMoment } from '@formulary/rules/dates/timeOfDay';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import type { Words } from '@formulary/rules/wire/codec';
import { Table, type TableColumn } from '@formulary/ui/primitives/data/Table';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { Alert } from '@formulary/ui/primitives/messages/Alert';
import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import { RecordPage } from '../../../lib/record/RecordPage.tsx';
import { useRecord, useRecordId } from '../../../lib/record/useRecord.ts';
import { lazyPart } from '../../../lib/screen/lazyPart.tsx';
import { paths } from '../../../lib/screen/paths.ts';
import { useStaffCan } from '../../../lib/session/useStaffCan.ts';
import { MoneyScreen } from '../MoneyScreen.tsx';

const RefundForm = lazyPart(
  'the form',
  async () => (await loadLazily(() => import('./RefundForm.tsx'))).RefundForm,
);

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
  const id = useRecordId('id');
  const read = useRecord(getOrderRefunds, id);
  const canRefund = useStaffCan('bookMoney');
  const { data } = read;
  return (
    <RecordPage
      id={id}
      read={read}
      one="order"
      title={data ? `Refund of ${data.number}` : 'Refund'}
      lead={
        data && (
          <>
            <span>{`${formatMoney(data.amount)}, ${data.state}, ${data.paymentStatus}`}</span>
            <TextLink href={paths.order(data.id)}>Order</TextLink>
          </>
        )
      }
      all={{ label: 'All refunds', href: paths.refunds }}
      subject="order"
      Layout={MoneyScreen}
      height="16rem"
    >
      {(page) => (
        <>
          {page.refunds.length > 0 && (
            <Table
              caption="Given back, or decided"
              isCaptionShown
              columns={columns}
              rows={page.refunds}
              rowKey={({ decidedAt, amount }) => `${+decidedAt} ${amount}`}
              isDense
            />
          )}
          {page.refused !== undefined && <Alert title={page.refused} />}
          {page.left.length > 0 && canRefund && (
            <RefundForm key={page.refunds.length} page={page} />
          )}
        </>
      )}
    </RecordPage>
  );
}
