import {
  type CatalogueImportLine,
  listCatalogueImportLines,
  tickCatalogueImportLines,
} from '@formulary/rules/calls/desk/deskImportCalls';
import { IMPORT_LINES_A_PAGE } from '@formulary/rules/catalogue/imports/importLists';
import { EmptyState } from '@formulary/ui/primitives/messages/EmptyState';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { refusalOf } from '../../../lib/http/refusalOf.ts';
import { useDeskRead } from '../../../lib/http/useDeskRead.ts';
import { DeskList } from '../../../lib/list/DeskList.tsx';
import type { DeskListState } from '../../../lib/list/useDeskList.ts';
import {
  GROUP,
  lineColumns,
  lineKey,
  lineName,
  lineRequestOf,
  lineShape,
} from './importLineList.tsx';
import { groupNames } from './importWords.ts';
import type { ImportGroup } from '@formulary/rules/catalogue/imports/importLists';

interface ImportLinesProps {
  readonly id: number;
  readonly list: DeskListState;
  readonly group: ImportGroup;
  /** Whether unusual rows can be ticked. */
  readonly canTick: boolean;
  readonly onTicked: () => Promise<unknown>;
}

/** Lists the rows of an import: what each changes, and why others are refused. */
export function ImportLines({ id, list, group, canTick, onTicked }: ImportLinesProps) {
  const { notify } = useToasts();
  const request = lineRequestOf(list.settings);
  const body = { ...request, filter: { ...request.filter, group } };
  const read = useDeskRead(
    listCatalogueImportLines,
    { params: { id }, body },
    { keepPrevious: true },
  );
  const { data, error, isValidating, mutate } = read;
  const tick = async ({ id: lineId, isTicked }: CatalogueImportLine) => {
    const input = { params: { id }, body: { lineIds: [lineId], isTicked: !isTicked } };
    const refused = await refusalOf(() => callDesk(tickCatalogueImportLines, input));
    if (refused) notify({ id: 'import-tick', tone: 'danger', message: refused.message });
    await Promise.all([mutate(), onTicked()]);
  };
  return (
    <DeskList
      caption="Rows of the import"
      what="rows"
      shape={lineShape}
      tabFilter={GROUP}
      list={list}
      columns={lineColumns(canTick ? (line) => void tick(line) : undefined)}
      answer={data && { next: data.next, previous: data.previous }}
      pageSize={IMPORT_LINES_A_PAGE}
      rows={data?.rows}
      rowKey={lineKey}
      rowName={lineName}
      isLoading={isValidating && data !== undefined}
      failure={error && { onRetry: () => void mutate(), isRetrying: isValidating }}
      empty={
        request.filter.search === undefined && request.filter.warning === undefined ? (
          <EmptyState title={`No row is ${groupNames[group].toLowerCase()}`}>
            {group === 'unchanged' && 'Rows that changed nothing are kept for 30 days.'}
          </EmptyState>
        ) : (
          <EmptyState title="No row is like that">Remove a filter to see more.</EmptyState>
        )
      }
    />
  );
}
