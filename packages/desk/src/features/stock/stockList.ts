import type { ListSettings, ListShape } from '@formulary/rules/deskLists/listAddress';
import { soldPerDay, suggestedOrder } from '@formulary/rules/stock/runOut';
import {
  runOutFilters,
  STOCK_A_PAGE,
  type StockedProduct,
  type StockPageRequest,
  type StockSort,
  stockSorts,
} from '@formulary/rules/stock/stockList';
import type { GridColumn, GridTag } from '@formulary/ui/pieces/desk/DataGrid';
import { soldOutTag } from '../../lib/list/soldOutTag.ts';

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

/** The columns of the list of stock. */
export const stockColumns: readonly GridColumn<StockedProduct>[] = [
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

/** Filters, sorts and columns of the list, as its address holds them. */
export const stockListShape: ListShape = {
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
  sortable: stockSorts,
  defaultSort: { key: 'name', isDescending: false },
  columns: stockColumns.map(({ key }) => key),
};

/** Returns the request of the page that an address names; the shape has checked its values. */
export function stockRequestOf({ filters, sort, place }: ListSettings): StockPageRequest {
  const { after, before } = place;
  return {
    filter: filters,
    sort: sort.key as StockSort,
    isDescending: sort.isDescending,
    ...(after === undefined ? {} : { after }),
    ...(before === undefined ? {} : { before }),
    limit: STOCK_A_PAGE,
  };
}

export const stockKey = ({ id }: StockedProduct): string => String(id);
export const stockName = ({ name }: StockedProduct): string => name;
