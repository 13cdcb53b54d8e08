import { listDeskStock } from '@formulary/rules/calls/desk/deskStockListCall';
import { soldPerDay, suggestedOrder } from '@formulary/rules/stock/runOut';
import {
  MOST_COUNTED_PRODUCTS,
  runOutFilters,
  STOCK_A_PAGE,
  type StockedProduct,
} from '@formulary/rules/stock/stockList';
import type { GridColumn, GridTag } from '@formulary/ui/pieces/desk/DataGrid';
import { soldOutTag } from '../../lib/list/soldOutTag.ts';
import { listKind, pageOf } from '../../lib/list/listKind.ts';

/** Days left below this are shown as a danger. */
const SOON_DAYS = 7;
const NEAR_DAYS = 14;

function noticeOf({
  inStock,
  minimumStock,
  daysLeft,
  isOnSale,
}: StockedProduct): GridTag | undefined {
  if (!isOnSale) return { label: 'Off sale', tone: 'neutral' };
  const soldOut = soldOutTag(inStock, minimumStock);
  if (soldOut) return soldOut;
  if (daysLeft === undefined || daysLeft >= NEAR_DAYS) return undefined;
  return { label: 'Runs out', tone: daysLeft < SOON_DAYS ? 'danger' : 'warning' };
}

const soldOf = (product: StockedProduct): number | undefined =>
  product.packs === 0 ? undefined : soldPerDay(product);
const toOrderOf = (product: StockedProduct): number | undefined =>
  product.isOnSale ? suggestedOrder(product) || undefined : undefined;

const stockColumns: readonly GridColumn<StockedProduct>[] = [
  {
    key: 'name',
    header: 'Product',
    type: 'text',
    value: ({ name }) => name,
    isRowHeader: true,
    isSortable: true,
  },
  { key: 'code', header: 'Code', type: 'text', value: ({ code }) => code, isSortable: true },
  { key: 'notice', header: 'Notice', type: 'tag', value: noticeOf },
  {
    key: 'inStock',
    header: 'In stock',
    type: 'number',
    value: ({ inStock }) => inStock,
    isSortable: true,
  },
  {
    key: 'minimumStock',
    header: 'Safety stock',
    type: 'number',
    value: ({ minimumStock }) => minimumStock,
    isHiddenAtFirst: true,
  },
  { key: 'sold', header: 'Sold a day', type: 'number', value: soldOf, isSortable: true },
  {
    key: 'daysLeft',
    header: 'Days left',
    type: 'number',
    value: ({ daysLeft }) => daysLeft,
    isSortable: true,
  },
  {
    key: 'onOrder',
    header: 'On order',
    type: 'number',
    value: ({ onOrder }) => onOrder || undefined,
  },
  { key: 'suggested', header: 'To order', type: 'number', value: toOrderOf },
];

/** The list of products with their stock. */
export const stockList = listKind({
  name: 'stock',
  one: 'product',
  what: 'products',
  columns: stockColumns,
  filters: [
    { key: 'search', label: 'Product or code', kind: 'text' },
    {
      key: 'runsOutWithin',
      label: 'Runs out within',
      kind: 'choice',
      choices: runOutFilters.map((value) => ({ value, label: `${value} days` })),
    },
    {
      key: 'atSafety',
      label: 'Safety stock',
      kind: 'flag',
      yes: 'reached or below',
      no: 'above',
    },
    { key: 'onOrder', label: 'On order', kind: 'flag' },
    { key: 'isOnSale', label: 'On sale', kind: 'flag' },
  ],
  defaultSort: { key: 'name', isDescending: false },
  call: listDeskStock,
  requestOf: (settings) => ({
    filter: settings.filters,
    ...pageOf(settings),
    limit: STOCK_A_PAGE,
  }),
  rowsOf: ({ products }) => products,
  pageSize: STOCK_A_PAGE,
  mostCounted: MOST_COUNTED_PRODUCTS,
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
});
