import { getOrderRefunds } from '@formulary/rules/calls/desk/deskMoneyCalls';
import { formatMoment } from '@formulary/rules/dates/timeOfDay';
import { formatMoney } from '@formulary/rules/money/formatMoney';
import { readPositive } from '@formulary/rules/paging/pages';
import type { Words } from '@formulary/rules/wire/codec';
import { LookingNow } from '@formulary/ui/pieces/desk/LookingNow';
import { Table, type TableColumn } from '@formulary/ui/primitives/data/Table';
import { Cluster } from '@formulary/ui/primitives/layout/Cluster';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { LoadFailed } from '@formulary/ui/primitives/loading/LoadFailed';
import { Skeleton } from '@formulary/ui/primitives/loading/Skeleton';
import { Alert } from '@formulary/ui/primitives/messages/Alert';
import { TextLink } from '@formulary/ui/primitives/navigation/TextLink';
import { useParams } from 'react-router';
import { useOnlookers } from '../../../lib/http/useOnlookers.ts';
import { useDeskRead } from '../../../lib/http/useDeskRead.ts';
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
  const id = readPositive(useParams()['id']) ?? 0;
  const { data, error, isValidating, mutate } = useDeskRead(getOrderRefunds, { params: { id } });
  const names = useOnlookers(id === 0 ? undefined : `order ${id}`);
  const canRefund = useStaffCan('bookMoney');
  return (
    <MoneyScreen
      title={data ? `Refund of ${data.number}` : 'Refund'}
      lead={
        data && (
          <Cluster $gap={3}>
            <span>{`${formatMoney(data.amount)}, ${data.state}, ${data.paymentStatus}`}</span>
            <TextLink href={paths.order(data.id)}>Order</TextLink>
            <LookingNow names={names} />
          </Cluster>
        )
      }
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
        <RefundForm key={data.refunds.length} page={data} />
      )}
    </MoneyScreen>
  );
}
