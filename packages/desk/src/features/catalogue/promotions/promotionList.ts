import type { ListSettings, ListShape } from '@formulary/rules/deskLists/listAddress';
import { isWorthwhile } from '@formulary/rules/pricing/priceBreaks';
import type { PromotionState } from '@formulary/rules/pricing/newPromotion';
import {
  type ListedPromotion,
  type PromotionPageRequest,
  PROMOTIONS_A_PAGE,
  type PromotionSort,
  promotionSorts,
} from '@formulary/rules/pricing/promotionList';
import type { GridColumn, GridTag } from '@formulary/ui/pieces/desk/DataGrid';

/** The states of promotions in words. */
export const stateTags: Readonly<Record<PromotionState, GridTag>> = {
  planned: { label: 'Planned', tone: 'info' },
  active: { label: 'On', tone: 'success' },
  ended: { label: 'Ended', tone: 'neutral' },
  withdrawn: { label: 'Called off', tone: 'neutral' },
};

const isOpen = ({ state }: ListedPromotion) => state === 'planned' || state === 'active';

function noticeOf(promotion: ListedPromotion): GridTag | undefined {
  const isUnused = isOpen(promotion) && !isWorthwhile(promotion, promotion.unitPrice);
  return isUnused ? { label: 'Not worthwhile', tone: 'warning' } : undefined;
}

/** The columns of the list of promotions. */
export const promotionColumns: readonly GridColumn<ListedPromotion>[] = [
  {
    key: 'product',
    header: 'Product',
    type: 'text',
    value: ({ name }) => name,
    isRowHeader: true,
    isSortable: true,
  },
  {
    key: 'code',
    header: 'Code',
    type: 'text',
    value: ({ code }) => code,
    isHiddenAtFirst: true,
  },
  { key: 'quantity', header: 'Packs', type: 'number', value: ({ quantity }) => quantity },
  { key: 'price', header: 'Bundle', type: 'money', value: ({ price }) => price },
  {
    key: 'alone',
    header: 'Alone',
    type: 'money',
    value: ({ quantity, unitPrice }) => quantity * unitPrice,
  },
  { key: 'state', header: 'State', type: 'tag', value: ({ state }) => stateTags[state] },
  { key: 'notice', header: 'Notice', type: 'tag', value: noticeOf },
  {
    key: 'startsAt',
    header: 'Begins',
    type: 'date',
    value: ({ startsAt }) => startsAt,
    isSortable: true,
  },
  {
    key: 'endsAt',
    header: 'Ends',
    type: 'date',
    value: ({ endsAt }) => endsAt,
    isSortable: true,
  },
];

/** Filters, sorts and columns of the list, as its address holds them. */
export const promotionListShape: ListShape = {
  filters: [
    { key: 'search', label: 'Product or code', kind: 'text' },
    {
      key: 'state',
      label: 'State',
      kind: 'choice',
      choices: Object.entries(stateTags).map(([value, { label }]) => ({ value, label })),
    },
    { key: 'isWorthwhile', label: 'Worthwhile', kind: 'flag' },
  ],
  sortable: promotionSorts,
  defaultSort: { key: 'startsAt', isDescending: true },
  columns: promotionColumns.map(({ key }) => key),
};

/** Returns the request of a page with these settings. */
export function promotionRequestOf({ filters, sort, place }: ListSettings): PromotionPageRequest {
  const { search, state, isWorthwhile: worth } = filters;
  const { after, before } = place;
  return {
    filter: {
      ...(typeof search === 'string' && { search }),
      ...(typeof state === 'string' && { state: state as PromotionState }),
      ...(typeof worth === 'boolean' && { isWorthwhile: worth }),
    },
    sort: sort.key as PromotionSort,
    isDescending: sort.isDescending,
    limit: PROMOTIONS_A_PAGE,
    ...(after !== undefined && { after }),
    ...(before !== undefined && { before }),
  };
}

/** The key of a row. */
export const promotionKey = ({ id }: ListedPromotion): string => String(id);

/** The name of a row. */
export const promotionName = ({ name, quantity }: ListedPromotion): string =>
  `${quantity} of ${name}`;
