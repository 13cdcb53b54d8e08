import type { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import type { CallInput } from '@formulary/client/http/callApi';
import type { GridItem } from '@formulary/ui/pieces/desk/DataGrid';
import { useState } from 'react';
import type { SWRResponse } from 'swr';
import { useDeskRead } from '../http/useDeskRead.ts';
import type { ListAnswer, ListKind } from './listKind.ts';
import { type DeskListState, useDeskList } from './useDeskList.ts';

/** A list with the page of it that is shown. */
export interface ListState<Row extends GridItem, Answer extends ListAnswer, Request, Params> {
  readonly kind: ListKind<Row, Answer, Request, Params>;
  readonly list: DeskListState;
  readonly request: Request;
  readonly read: SWRResponse<Answer, ApiProblem>;
  /** Undefined before the first answer. */
  readonly rows: readonly Row[] | undefined;
  /** Reads the page again. */
  readonly reload: () => Promise<unknown>;
  /** The row that is shown beside the list. */
  readonly openId: number | undefined;
  readonly open: (id: number) => void;
  readonly close: () => void;
}

interface ListOptions<Row, Params> {
  /** Parameters of the call's address. */
  readonly params?: Params;
  /** Returns the row to show beside the list until somebody closes it; by default the one that was opened. */
  readonly openRow?: (rows: readonly Row[], openedId: number | undefined) => Row | undefined;
}

/** Reads the page of a list that the address names, and keeps which row is open beside it. */
export function useListScreen<Row extends GridItem, Answer extends ListAnswer, Request, Params>(
  kind: ListKind<Row, Answer, Request, Params>,
  { params, openRow }: ListOptions<Row, Params> = {},
): ListState<Row, Answer, Request, Params> {
  const list = useDeskList(kind.name, kind.shape);
  const request = kind.requestOf(list.settings);
  const input = { ...(params !== undefined && { params }), body: request };
  const read = useDeskRead(kind.call, input as CallInput<Params, undefined, Request>, {
    keepPrevious: true,
  });
  const rows = read.data && kind.rowsOf(read.data);
  /** Undefined until somebody opens a row, null once it was closed. */
  const [chosenId, setChosenId] = useState<number | null>();
  const ownRow = chosenId === null ? undefined : openRow?.(rows ?? [], chosenId);
  const openId = openRow ? ownRow && kind.idOf(ownRow) : (chosenId ?? undefined);
  return {
    kind,
    list,
    request,
    read,
    rows,
    reload: () => read.mutate(),
    openId,
    open: setChosenId,
    close: () => setChosenId(null),
  };
}
