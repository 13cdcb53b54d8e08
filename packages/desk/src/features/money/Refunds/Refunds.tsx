import { type DueRefund, listDueRefunds } from '@formulary/rules/calls/desk/deskMoneyCalls';
import type { ListShape } from '@formulary/rules/deskLists/listAddress';
import type { GridColumn } from '@formulary/ui/pieces/desk/DataGrid';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { EmptyState } from '@formulary/ui/primitives/messages/EmptyState';
import { useState } from 'react';
import { useDeskRead } from '../../../lib/http/useDeskRead.ts';
import { useRowSelection } from '../../../lib/list/bulk/useRowSelection.ts';
import { useDeskList } from '../../../lib/list/useDeskList.ts';
import { lazyPart } from '../../../lib/screen/lazyPart.tsx';
import { paths } from '../../../lib/screen/paths.ts';
import { useStaffCan } from '../../../lib/session/useStaffCan.ts';
import { MoneyList } from '../list/MoneyList.tsx';
import { DAYS, moneyRequestOf } from '../list/moneyRequestOf.ts';
import { MoneyScreen } from '../MoneyScreen.tsx';

const RefundPanel = lazyPart(
  'the refund',
  async () => (await loadLazily(() => import('./RefundPanel.tsx'))).RefundPanel,
);
const RefundsBulk = lazyPart(
  'the actions',
  async () => (await loadLazily(() => import('./RefundsBulk.tsx'))).RefundsBulk,
);

const modes = { card: 'Card', bankTransfer: 'Transfer' } as const;

const columns: readonly GridColumn<DueRefund>[] = [
  {
    key: 'number',
    header: 'Order',
    type: 'text',
    value: ({ number }) => number,
    isRowHeader: true,
  },
  {
    key: 'amount',
    header: 'To give back',
    type: 'money',
    value: ({ amount }) => amount,
    isSortable: true,
  },
  { key: 'buyer', header: 'Buyer', type: 'text', value: ({ buyer }) => buyer },
  { key: 'company', header: 'Company', type: 'text', value: ({ company }) => company },
  { key: 'why', header: 'Because', type: 'text', value: ({ reasons }) => reasons.join('. ') },
  {
    key: 'paymentMode',
    header: 'Paid by',
    type: 'text',
    value: ({ paymentMode }) => modes[paymentMode],
  },
  {
    key: 'notice',
    header: 'Notice',
    type: 'tag',
    value: ({ isOwnMatch }) =>
      isOwnMatch ? { label: 'For a colleague', tone: 'warning' } : undefined,
  },
  {
    key: 'since',
    header: 'Due since',
    type: 'moment',
    value: ({ since }) => since,
    isSortable: true,
  },
];

const shape: ListShape = {
  filters: [
    { key: 'search', label: 'Order or buyer', kind: 'text' },
    {
      key: 'paymentMode',
      label: 'Paid by',
      kind: 'choice',
      choices: Object.entries(modes).map(([value, label]) => ({ value, label })),
    },
    { key: DAYS, label: 'Due since', kind: 'days' },
  ],
  sortable: ['since', 'amount'],
  defaultSort: { key: 'since', isDescending: false },
  columns: columns.map(({ key }) => key),
};

const refundKey = ({ orderId }: DueRefund) => String(orderId);
const refundName = ({ number }: DueRefund) => `refund of ${number}`;
const refundHref = ({ orderId }: DueRefund) => paths.orderRefund(orderId);

/** Lists what is to be given back, and notes that it was paid out, for one or for several. */
export function Refunds() {
  const list = useDeskList('refunds', shape);
  const request = moneyRequestOf(list.settings);
  const read = useDeskRead(listDueRefunds, { body: request }, { keepPrevious: true });
  const { data, mutate } = read;
  const canRefund = useStaffCan('bookMoney');
  const selected = useRowSelection(data?.rows, refundKey);
  const [openId, setOpenId] = useState<number>();
  const open = data?.rows.find(({ orderId }) => orderId === openId);
  return (
    <MoneyScreen
      title="Refunds to pay"
      lead="Pay at the bank or card provider, then note the reference: the buyer is told."
    >
      {selected.isUsed && <RefundsBulk selected={selected} onChanged={() => mutate()} />}
      <MoneyList
        caption="Money to give back"
        what="refunds"
        shape={shape}
        list={list}
        columns={columns}
        read={read}
        exported={{ list: 'refunds', request }}
        rowKey={refundKey}
        rowName={refundName}
        rowHref={refundHref}
        selection={canRefund ? selected.selection : undefined}
        onOpen={({ orderId }) => setOpenId(orderId)}
        openKey={open && refundKey(open)}
        onCurrent={({ orderId }) =>
          setOpenId((before) => (before === undefined ? before : orderId))
        }
        panel={
          open && (
            <RefundPanel
              refund={open}
              canRefund={canRefund}
              width={list.panelWidth}
              onResize={list.keepPanelWidth}
              onClose={() => setOpenId(undefined)}
            />
          )
        }
        empty={
          Object.keys(list.settings.filters).length > 0 ? (
            <EmptyState title="No refund is like that">Remove a filter to see more.</EmptyState>
          ) : (
            <EmptyState title="Nothing is to be given back" />
          )
        }
      />
    </MoneyScreen>
  );
}
