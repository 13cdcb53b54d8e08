import type { ListSettings } from '@formulary/rules/deskLists/listAddress';
import type {
  MoneyFilter,
  MoneyPageRequest,
  MoneySort,
} from '@formulary/rules/payments/lists/moneyLists';

/** The filter of days in the lists of money. */
export const DAYS = 'days';

/** Returns the request of the page that an address names. The list's shape has checked its values. */
export function moneyRequestOf(
  { filters, sort, place }: ListSettings,
  more: MoneyFilter = {},
): MoneyPageRequest {
  const { [DAYS]: days, ...others } = filters;
  const { from, until } = typeof days === 'object' ? days : {};
  const { after, before } = place;
  return {
    filter: {
      ...more,
      ...(others as MoneyFilter),
      ...(from === undefined ? {} : { from }),
      ...(until === undefined ? {} : { to: until }),
    },
    sort: sort.key as MoneySort,
    isDescending: sort.isDescending,
    ...(after === undefined ? {} : { after }),
    ...(before === undefined ? {} : { before }),
  };
}
