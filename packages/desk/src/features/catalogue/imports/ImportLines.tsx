import {
  type CatalogueImportLine,
  tickCatalogueImportLines,
} from '@formulary/rules/calls/desk/deskImportCalls';
import type { ImportGroup } from '@formulary/rules/catalogue/imports/importLists';
import { useToasts } from '@formulary/ui/primitives/toasts/useToasts';
import { useMemo } from 'react';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { refusalOf } from '../../../lib/http/refusalOf.ts';
import { ListScreen } from '../../../lib/list/ListScreen.tsx';
import { useListScreen } from '../../../lib/list/useListScreen.ts';
import { importLineList, lineColumns } from './importLineList.tsx';
import { groupNames } from './importWords.ts';

interface ImportLinesProps {
  readonly id: number;
  readonly group: ImportGroup;
  /** Whether unusual rows can be ticked. */
  readonly canTick: boolean;
  readonly onTicked: () => Promise<unknown>;
}

/** Lists the rows of an import: what each changes, and why others are refused. */
export function ImportLines({ id, group, canTick, onTicked }: ImportLinesProps) {
  const { notify } = useToasts();
  const screen = useListScreen(
    useMemo(() => importLineList(group), [group]),
    { params: { id } },
  );
  const tick = async ({ id: lineId, isTicked }: CatalogueImportLine) => {
    const input = { params: { id }, body: { lineIds: [lineId], isTicked: !isTicked } };
    const refused = await refusalOf(() => callDesk(tickCatalogueImportLines, input));
    if (refused) notify({ id: 'import-tick', tone: 'danger', message: refused.message });
    await Promise.all([screen.reload(), onTicked()]);
  };
  return (
    <ListScreen
      screen={screen}
      caption="Rows of the import"
      columns={lineColumns(canTick ? (line) => void tick(line) : undefined)}
      emptyTitle={`No row is ${groupNames[group].toLowerCase()}`}
      emptyText={group === 'unchanged' && 'Rows that changed nothing are kept for 30 days.'}
    />
  );
}
