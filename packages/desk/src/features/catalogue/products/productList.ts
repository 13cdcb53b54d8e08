import { productTypeLabels } from '@formulary/rules/catalogue/changes/productChanges';
import {
  type DeskProductPageRequest,
  type DeskProductSort,
  deskProductSorts,
  type ListedDeskProduct,
  PRODUCTS_A_PAGE,
  productSources,
} from '@formulary/rules/catalogue/deskProductList';
import type { ProductType } from '@formulary/rules/catalogue/product';
import type { ListSettings, ListShape } from '@formulary/rules/deskLists/listAddress';
import type { SelectOption } from '@formulary/ui/fields/Select';
import type { GridColumn, GridTag } from '@formulary/ui/pieces/desk/DataGrid';
import { soldOutTag } from '../../../lib/list/soldOutTag.ts';

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

/** The columns of the list of products. */
export const productColumns: readonly GridColumn<ListedDeskProduct>[] = [
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

/** Returns filters, sorts and columns of the list, as its address holds them, with the categories that there are. */
export const productListShape = (categories: readonly SelectOption[]): ListShape => ({
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
  sortable: deskProductSorts,
  defaultSort: { key: 'name', isDescending: false },
  columns: productColumns.map(({ key }) => key),
});

/** Returns the request of the page that an address names; the shape has checked its values. */
export function productRequestOf({ filters, sort, place }: ListSettings): DeskProductPageRequest {
  const { after, before } = place;
  const { category, ...others } = filters;
  return {
    filter: category === undefined ? others : { ...others, category: Number(category) },
    sort: sort.key as DeskProductSort,
    isDescending: sort.isDescending,
    ...(after === undefined ? {} : { after }),
    ...(before === undefined ? {} : { before }),
    limit: PRODUCTS_A_PAGE,
  };
}

export const productKey = ({ id }: ListedDeskProduct): string => String(id);
export const productName = ({ name }: ListedDeskProduct): string => name;
