import type { GridColumn, GridItem } from '@formulary/ui/pieces/desk/DataGrid';
import { FormDraftSubject } from '@formulary/ui/forms/drafts/FormDraftProvider';
import { Button } from '@formulary/ui/primitives/buttons/Button';
import type { Elements } from '@formulary/ui/primitives/elements';
import { EmptyState } from '@formulary/ui/primitives/messages/EmptyState';
import { type ComponentType, type ReactElement, type ReactNode, useState } from 'react';
import type { Beside } from '../record/RecordPanel.tsx';
import { type RowSelection, useRowSelection } from './bulk/useRowSelection.ts';
import { DeskList } from './DeskList.tsx';
import type { ListAnswer } from './listKind.ts';
import type { ListState } from './useListScreen.ts';

interface ListScreenProps<Row extends GridItem, Answer extends ListAnswer, Request, Params> {
  /** From `useListScreen`. */
  readonly screen: ListState<Row, Answer, Request, Params>;
  /** Name of the table, if it is not what the rows are. */
  readonly caption?: string;
  /** Columns for this person, if not those of the list. */
  readonly columns?: readonly GridColumn<Row>[];
  /** Renders the panel of the open row; `row` is undefined once the page shown does not have it. */
  readonly renderPanel?: (open: { id: number; row: Row | undefined; beside: Beside }) => Elements;
  /** Renders what can be done with the selected rows; undefined if this person does nothing with them. */
  readonly renderBulk?: ((selected: RowSelection<Row>) => Elements) | undefined;
  /** Asks why the list is exported, and exports it; undefined if this person may not. */
  readonly Export?:
    | ComponentType<{ readonly request: Request; readonly onClose: () => void }>
    | undefined;
  /** Buttons beside the export. */
  readonly actions?: Elements;
  /** Drawing for a list without rows. */
  readonly picture?: Elements;
  /** Said of a list that has no rows at all: 'No order waits for a price'. */
  readonly emptyTitle?: string;
  /** What brings rows to a list that has none at all, or why there are none. */
  readonly emptyText?: ReactNode;
  /** Shown without rows instead, where these filters have their own words. */
  readonly empty?: ReactElement | false;
}

/** Shows a list of the desk: rows, filters, views and columns, its export, and the open row beside it. */
export function ListScreen<Row extends GridItem, Answer extends ListAnswer, Request, Params>({
  screen,
  caption,
  columns,
  renderPanel,
  renderBulk,
  Export,
  actions,
  picture,
  emptyTitle,
  emptyText,
  empty = false,
}: ListScreenProps<Row, Answer, Request, Params>) {
  const { kind, list, rows, openId, open } = screen;
  const { data, error, isValidating, mutate } = screen.read;
  const { one, what, keyOf, idOf, mostCounted = Infinity, tabFilter } = kind;
  const [isExporting, setIsExporting] = useState(false);
  const selected = useRowSelection(rows, keyOf);
  const total = data?.total;
  const isFiltered = Object.keys(list.settings.filters).some((key) => key !== tabFilter);
  const shownPanel =
    openId !== undefined &&
    renderPanel?.({
      id: openId,
      row: rows?.find((row) => idOf(row) === openId),
      beside: {
        subjectKey: String(openId),
        width: list.panelWidth,
        onResize: list.keepPanelWidth,
        onClose: screen.close,
      },
    });
  return (
    <>
      {selected.isUsed && renderBulk?.(selected)}
      <DeskList
        caption={caption ?? what.charAt(0).toUpperCase() + what.slice(1)}
        what={what}
        shape={kind.shape}
        tabFilter={tabFilter}
        list={list}
        columns={columns ?? kind.columns}
        answer={
          data && {
            next: data.next,
            previous: data.previous,
            total: total && Math.min(total, mostCounted),
            isTotalAtLeast: total !== undefined && total > mostCounted,
          }
        }
        pageSize={kind.pageSize}
        rows={rows}
        rowKey={keyOf}
        rowName={kind.nameOf}
        rowHref={kind.hrefOf}
        selection={renderBulk && selected.selection}
        onOpen={renderPanel && ((row) => open(idOf(row)))}
        openKey={shownPanel ? String(openId) : undefined}
        onCurrent={(row) => {
          if (openId !== undefined) open(idOf(row));
        }}
        isLoading={isValidating && data !== undefined}
        failure={
          error && {
            onRetry: () => void mutate(),
            isRetrying: isValidating,
            why: error.status === 400 ? error.message : undefined,
          }
        }
        actions={
          <>
            {Export && (
              <Button isSmall onClick={() => setIsExporting(true)}>
                Export
              </Button>
            )}
            {actions}
          </>
        }
        panel={
          shownPanel && <FormDraftSubject subject={String(openId)}>{shownPanel}</FormDraftSubject>
        }
        empty={
          empty || (
            <EmptyState
              title={
                isFiltered ? `No ${one} is like that` : (emptyTitle ?? `There are no ${what} yet`)
              }
              picture={picture}
            >
              {isFiltered ? 'Remove a filter to see more.' : emptyText}
            </EmptyState>
          )
        }
      />
      {Export && isExporting && (
        <Export request={screen.request} onClose={() => setIsExporting(false)} />
      )}
    </>
  );
}
