import type { ListSettings } from '@formulary/rules/deskLists/listAddress';
import {
  MONEY_ROWS_A_PAGE,
  type MoneyFilter,
  type MoneyList,
  type MoneyPage,
  type MoneyPageRequest,
  MOST_COUNTED_ROWS,
} from '@formulary/rules/payments/lists/moneyLists';
import type { GridItem } from '@formulary/ui/pieces/desk/DataGrid';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { daysOf, type ListDeclaration, listKind, pageOf } from '../../../lib/list/listKind.ts';
import { lazyPart } from '../../../lib/screen/lazyPart.tsx';

const ExportMoney = lazyPart(
  'the form',
  async () => (await loadLazily(() => import('./ExportMoney.tsx'))).ExportMoney,
);

/** The filter of days in the lists of money. */
export const DAYS = 'days';

/** Returns the request of the page that an address names. The list's shape has checked its values. */
function moneyRequestOf(settings: ListSettings, more: MoneyFilter): MoneyPageRequest {
  const { [DAYS]: days, rate, ...others } = settings.filters;
  const { from, until } = daysOf(days);
  return {
    filter: {
      ...more,
      ...(others as MoneyFilter),
      ...(from !== undefined && { from }),
      ...(until !== undefined && { to: until }),
      // The address has it as text.
      ...(rate !== undefined && { rate: Number(rate) }),
    },
    ...pageOf(settings),
  };
}

/** Declares a list of the job Money. Its request has `more` where the address has no such filter. */
export function moneyList<Row extends GridItem, Answer extends MoneyPage<Row>, Params>(
  declared: Omit<
    ListDeclaration<Row, Answer, MoneyPageRequest, Params>,
    'requestOf' | 'rowsOf' | 'pageSize' | 'mostCounted'
  >,
  more: MoneyFilter = {},
) {
  return listKind<Row, Answer, MoneyPageRequest, Params>({
    ...declared,
    requestOf: (settings) => moneyRequestOf(settings, more),
    rowsOf: ({ rows }) => rows,
    pageSize: MONEY_ROWS_A_PAGE,
    mostCounted: MOST_COUNTED_ROWS,
  });
}

interface ExportProps {
  readonly request: MoneyPageRequest;
  readonly onClose: () => void;
}

/** Returns the dialog that exports a list, after the reason. `what` is in the middle of a sentence: 'refunds'. */
export function moneyExport(list: MoneyList, what: string) {
  return function Export(props: ExportProps) {
    return <ExportMoney list={list} what={what} {...props} />;
  };
}
