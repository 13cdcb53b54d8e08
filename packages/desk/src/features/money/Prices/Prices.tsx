import { listOrdersToPrice, type OrderToPrice } from '@formulary/rules/calls/desk/deskMoneyCalls';
import type { ListShape } from '@formulary/rules/deskLists/listAddress';
import type { GridColumn } from '@formulary/ui/pieces/desk/DataGrid';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { EmptyState } from '@formulary/ui/primitives/messages/EmptyState';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useDeskRead } from '../../../lib/http/useDeskRead.ts';
import { useDeskList } from '../../../lib/list/useDeskList.ts';
import { lazyPart } from '../../../lib/screen/lazyPart.tsx';
import { paths } from '../../../lib/screen/paths.ts';
import { useKeys } from '../../../lib/screen/useKeys.ts';
import { useStaffCan } from '../../../lib/session/useStaffCan.ts';
import { MoneyList } from '../list/MoneyList.tsx';
import { DAYS, moneyRequestOf } from '../list/moneyRequestOf.ts';
import { MoneyScreen } from '../MoneyScreen.tsx';

const PricePanel = lazyPart(
  'the order',
  async () => (await loadLazily(() => import('./PricePanel.tsx'))).PricePanel,
);

const columns: readonly GridColumn<OrderToPrice>[] = [
  {
    key: 'number',
    header: 'Order',
    type: 'text',
    value: ({ number }) => number,
    isRowHeader: true,
  },
  {
    key: 'missing',
    header: 'Without a price',
    type: 'number',
    value: ({ items }) => items.filter(({ price }) => price === undefined).length,
  },
  {
    key: 'items',
    header: 'Items',
    type: 'text',
    value: ({ items }) => items.map(({ packs, name }) => `${packs} × ${name}`).join('; '),
  },
  { key: 'buyer', header: 'Buyer', type: 'text', value: ({ buyer }) => buyer },
  { key: 'company', header: 'Company', type: 'text', value: ({ company }) => company },
  {
    key: 'placedAt',
    header: 'Placed',
    type: 'moment',
    value: ({ placedAt }) => placedAt,
    isSortable: true,
  },
];

const shape: ListShape = {
  filters: [
    { key: 'search', label: 'Order or buyer', kind: 'text' },
    { key: DAYS, label: 'Placed', kind: 'days' },
  ],
  sortable: ['placedAt'],
  defaultSort: { key: 'placedAt', isDescending: false },
  columns: columns.map(({ key }) => key),
};

/** An order in the address: '#order-40'. */
const ORDER_HASH = /^#order-(\d+)$/;

/** Moves the focus to the first price to set, beside the list. */
function focusPrice(): void {
  document.querySelector<HTMLElement>('main input[name=price]')?.focus();
}

const orderKey = ({ id }: OrderToPrice) => String(id);
const orderName = ({ number }: OrderToPrice) => `order ${number}`;
const orderHref = ({ id }: OrderToPrice) => paths.order(id);

/**
 * Lists orders with items by hand that wait for a price; beside the list each price is set. Opens the order that the address
 * names, or the one that waits longest; P moves to its price, and after a price the next one has the focus.
 */
export function Prices() {
  const list = useDeskList('prices', shape);
  const request = moneyRequestOf(list.settings);
  const read = useDeskRead(listOrdersToPrice, { body: request }, { keepPrevious: true });
  const canPrice = useStaffCan('bookMoney');
  const { hash } = useLocation();
  const rows = read.data?.rows;
  // Undefined until somebody opens or closes one.
  const [chosenId, setChosenId] = useState<number | null>();
  const namedId = Number(ORDER_HASH.exec(hash)?.[1]);
  const find = (wanted: number) => rows?.find(({ id }) => id === wanted);
  const open =
    chosenId === null
      ? undefined
      : (find(chosenId ?? namedId) ?? (canPrice ? rows?.[0] : undefined));
  const isPriced = useRef(false);
  useEffect(() => {
    if (rows === undefined || !isPriced.current) return;
    isPriced.current = false;
    focusPrice();
  }, [rows]);
  useKeys('Prices', canPrice ? [{ key: 'p', does: 'Set the price', run: focusPrice }] : []);
  return (
    <MoneyScreen
      title="Prices to set"
      lead="Items prescribed by hand. The last price of an order asks its buyer to pay."
    >
      <MoneyList
        caption="Orders that wait for a price"
        what="orders"
        shape={shape}
        list={list}
        columns={columns}
        read={read}
        exported={{ list: 'prices', request }}
        rowKey={orderKey}
        rowName={orderName}
        rowHref={orderHref}
        onOpen={({ id }) => setChosenId(id)}
        openKey={open && orderKey(open)}
        onCurrent={({ id }) => setChosenId((before) => (before === null ? before : id))}
        panel={
          open && (
            <PricePanel
              order={open}
              canPrice={canPrice}
              width={list.panelWidth}
              onResize={list.keepPanelWidth}
              onClose={() => setChosenId(null)}
              onPriced={() => {
                isPriced.current = true;
              }}
            />
          )
        }
        empty={
          Object.keys(list.settings.filters).length > 0 ? (
            <EmptyState title="No order is like that">Remove a filter to see more.</EmptyState>
          ) : (
            <EmptyState title="No order waits for a price" />
          )
        }
      />
    </MoneyScreen>
  );
}
