import { productTypeLabels } from '@formulary/rules/catalogue/changes/productChanges';
import {
  type ListedDeskProduct,
  MOST_LISTED_PRODUCTS,
  PRODUCTS_A_PAGE,
  productSources,
} from '@formulary/rules/catalogue/deskProductList';
import type { ProductType } from '@formulary/rules/catalogue/product';
import { listDeskProducts } from '@formulary/rules/calls/desk/deskProductListCall';
import type { SelectOption } from '@formulary/ui/fields/Select';
import type { GridColumn, GridTag } from '@formulary/ui/pieces/desk/DataGrid';
import { soldOutTag } from '../../../lib/list/soldOutTag.ts';
import { listKind, pageOf } from '../../../lib/list/listKind.ts';

export const sourceLabels: Readonly<Record<(typeof productSources)[number], string>> = {
  shop: 'Shop',
  demo: 'Demo',
  tariff: 'Drug Tariff',
};

const types = Object.keys(productTypeLabels) as readonly ProductType[];

function noticeOf({ isOnSale, inStock, minimumStock }: ListedDeskProduct): GridTag | undefined {
  if (!isOnSale) return { label: 'Off sale', tone: 'neutral' };
  return soldOutTag(inStock, minimumStock);
}

const productColumns: readonly GridColumn<ListedDeskProduct>[] = [
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
  { key: 'category', header: 'Category', type: 'text', value: ({ category }) => category },
  { key: 'price', header: 'Price', type: 'money', value: ({ price }) => price, isSortable: true },
  {
    key: 'inStock',
    header: 'In stock',
    type: 'number',
    value: ({ inStock }) => inStock,
    isSortable: true,
  },
  {
    key: 'type',
    header: 'Sold',
    type: 'text',
    value: ({ type }) => productTypeLabels[type],
    isHiddenAtFirst: true,
  },
  {
    key: 'vat',
    header: 'VAT %',
    type: 'number',
    value: ({ vatPercent }) => vatPercent,
    isHiddenAtFirst: true,
  },
  {
    key: 'source',
    header: 'Source',
    type: 'text',
    value: ({ source }) => sourceLabels[source],
    isHiddenAtFirst: true,
  },
  {
    key: 'added',
    header: 'Added',
    type: 'date',
    value: ({ addedAt }) => addedAt,
    isSortable: true,
    isHiddenAtFirst: true,
  },
];

/** Returns the list of products, which the categories that there are filter too. */
export const productList = (categories: readonly SelectOption[]) =>
  listKind({
    name: 'catalogue',
    one: 'product',
    what: 'products',
    columns: productColumns,
    filters: [
      { key: 'search', label: 'Product or code', kind: 'text' },
      { key: 'category', label: 'Category', kind: 'choice', choices: categories },
      {
        key: 'type',
        label: 'Sold',
        kind: 'choice',
        choices: types.map((value) => ({ value, label: productTypeLabels[value] })),
      },
      { key: 'isOnSale', label: 'On sale', kind: 'flag' },
      {
        key: 'source',
        label: 'Source',
        kind: 'choice',
        choices: productSources.map((value) => ({ value, label: sourceLabels[value] })),
      },
      { key: 'isLow', label: 'Safety stock', kind: 'flag', yes: 'reached or below', no: 'above' },
      { key: 'isColdChain', label: 'Cold chain', kind: 'flag' },
      { key: 'hasPicture', label: 'Picture of its own', kind: 'flag' },
    ],
    defaultSort: { key: 'name', isDescending: false },
    call: listDeskProducts,
    requestOf: (settings) => {
      const { category, ...others } = settings.filters;
      return {
        filter: category === undefined ? others : { ...others, category: Number(category) },
        ...pageOf(settings),
        limit: PRODUCTS_A_PAGE,
      };
    },
    rowsOf: ({ products }) => products,
    pageSize: PRODUCTS_A_PAGE,
    mostCounted: MOST_LISTED_PRODUCTS,
    idOf: ({ id }) => id,
    nameOf: ({ name }) => name,
  });
