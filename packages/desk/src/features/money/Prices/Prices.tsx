import { listOrdersToPrice, type OrderToPrice } from '@formulary/rules/calls/desk/deskMoneyCalls';
import type { GridColumn } from '@formulary/ui/pieces/desk/DataGrid';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { ListScreen } from '../../../lib/list/ListScreen.tsx';
import { useListScreen } from '../../../lib/list/useListScreen.ts';
import { lazyPart } from '../../../lib/screen/lazyPart.tsx';
import { paths } from '../../../lib/screen/paths.ts';
import { useKeys } from '../../../lib/screen/useKeys.ts';
import { useStaffCan } from '../../../lib/session/useStaffCan.ts';
import { DAYS, moneyExport, moneyList } from '../list/moneyList.tsx';
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

const priceList = moneyList({
  name: 'prices',
  one: 'order',
  what: 'orders',
  columns,
  filters: [
    { key: 'search', label: 'Order or buyer', kind: 'text' },
    { key: DAYS, label: 'Placed', kind: 'days' },
  ],
  defaultSort: { key: 'placedAt', isDescending: false },
  call: listOrdersToPrice,
  idOf: ({ id }) => id,
  nameOf: ({ number }) => `order ${number}`,
  hrefOf: ({ id }) => paths.order(id),
});

const ExportPrices = moneyExport('prices', 'orders');

/** An order in the address: '#order-40'. */
const ORDER_HASH = /^#order-(\d+)$/;

/** Moves the focus to the first price to set, beside the list. */
function focusPrice(): void {
  document.querySelector<HTMLElement>('main input[name=price]')?.focus();
}

/**
 * Lists orders with items by hand that wait for a price; beside the list each price is set. Opens the order that the address
 * names, or the one that waits longest; P moves to its price, and after a price the next one has the focus.
 */
export function Prices() {
  const canPrice = useStaffCan('bookMoney');
  const canExport = useStaffCan('exportLists');
  const { hash } = useLocation();
  const namedId = Number(ORDER_HASH.exec(hash)?.[1]);
  const screen = useListScreen(priceList, {
    openRow: (all, openedId = namedId) =>
      all.find(({ id }) => id === openedId) ?? (canPrice ? all[0] : undefined),
  });
  const { rows } = screen;
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
      <ListScreen
        screen={screen}
        caption="Orders that wait for a price"
        Export={canExport ? ExportPrices : undefined}
        renderPanel={({ row, beside }) =>
          row && (
            <PricePanel
              order={row}
              canPrice={canPrice}
              beside={beside}
              onPriced={() => {
                isPriced.current = true;
              }}
            />
          )
        }
        emptyTitle="No order waits for a price"
      />
    </MoneyScreen>
  );
}
