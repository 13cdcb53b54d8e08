import { listDeskPromotions } from '@formulary/rules/calls/desk/deskPromotionCalls';
import { isWorthwhile } from '@formulary/rules/pricing/priceBreaks';
import type { PromotionState } from '@formulary/rules/pricing/newPromotion';
import {
  type ListedPromotion,
  MOST_LISTED_PROMOTIONS,
  type PromotionFilter,
  PROMOTIONS_A_PAGE,
} from '@formulary/rules/pricing/promotionList';
import type { GridColumn, GridTag } from '@formulary/ui/pieces/desk/DataGrid';
import { listKind, pageOf } from '../../../lib/list/listKind.ts';

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

const promotionColumns: readonly GridColumn<ListedPromotion>[] = [
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

/** The list of promotions. */
export const promotionList = listKind({
  name: 'promotions',
  one: 'promotion',
  what: 'promotions',
  columns: promotionColumns,
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
  defaultSort: { key: 'startsAt', isDescending: true },
  call: listDeskPromotions,
  requestOf: (settings) => ({
    filter: settings.filters as PromotionFilter,
    ...pageOf(settings),
    limit: PROMOTIONS_A_PAGE,
  }),
  rowsOf: ({ promotions }) => promotions,
  pageSize: PROMOTIONS_A_PAGE,
  mostCounted: MOST_LISTED_PROMOTIONS,
  idOf: ({ id }) => id,
  nameOf: ({ name, quantity }) => `${quantity} of ${name}`,
});
