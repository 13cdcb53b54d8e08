import type { ListShape } from '@formulary/rules/deskLists/listAddress';
import {
  MONEY_ROWS_A_PAGE,
  type MoneyList as MoneyListName,
  type MoneyPage,
  type MoneyPageRequest,
  MOST_COUNTED_ROWS,
} from '@formulary/rules/payments/lists/moneyLists';
import type { DataGridProps, GridItem } from '@formulary/ui/pieces/desk/DataGrid';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import type { Elements } from '@formulary/ui/primitives/elements';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { useState } from 'react';
import { DeskList } from '../../../lib/list/DeskList.tsx';
import type { DeskListState } from '../../../lib/list/useDeskList.ts';
import { lazyPart } from '../../../lib/screen/lazyPart.tsx';
import { useStaffCan } from '../../../lib/session/useStaffCan.ts';

const ExportMoney = lazyPart(
  'the form',
  async () => (await loadLazily(() => import('./ExportMoney.tsx'))).ExportMoney,
);

type GridProps<Row extends GridItem> = Omit<
  DataGridProps<Row>,
  'rows' | 'isLoading' | 'failure' | 'page' | 'sort' | 'onSort' | 'chosenColumns' | 'hasKeys'
>;

/** What SWR knows of a page. */
export interface ListRead<Row> {
  readonly data?: MoneyPage<Row> | undefined;
  readonly error?: unknown;
  readonly isValidating: boolean;
  readonly mutate: () => Promise<unknown>;
}

interface MoneyListProps<Row extends GridItem> extends GridProps<Row> {
  readonly shape: ListShape;
  readonly list: DeskListState;
  readonly read: ListRead<Row>;
  /** What an export saves. */
  readonly exported: { readonly list: MoneyListName; readonly request: MoneyPageRequest };
  readonly panel?: Elements;
  /** Key of a filter that tabs above the list choose. */
  readonly tabFilter?: string;
}

/** Shows a list of the job Money with its filters, sort and columns, and exports it. */
export function MoneyList<Row extends GridItem>({
  read: { data, error, isValidating, mutate },
  exported,
  ...list
}: MoneyListProps<Row>) {
  const canExport = useStaffCan('exportLists');
  const [isExporting, setIsExporting] = useState(false);
  return (
    <>
      <DeskList
        {...list}
        answer={
          data && {
            next: data.next,
            previous: data.previous,
            total: Math.min(data.total, MOST_COUNTED_ROWS),
            isTotalAtLeast: data.total > MOST_COUNTED_ROWS,
          }
        }
        pageSize={MONEY_ROWS_A_PAGE}
        rows={data?.rows}
        isLoading={isValidating && data !== undefined}
        failure={
          error === undefined
            ? undefined
            : { onRetry: () => void mutate(), isRetrying: isValidating }
        }
        actions={
          canExport && (
            <Button isSmall onClick={() => setIsExporting(true)}>
              Export
            </Button>
          )
        }
      />
      {isExporting && (
        <ExportMoney {...exported} what={list.what} onClose={() => setIsExporting(false)} />
      )}
    </>
  );
}
