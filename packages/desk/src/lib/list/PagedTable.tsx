import type { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import type { CallInput } from '@formulary/client/http/callApi';
import type { DeskCall } from '@formulary/rules/calls/desk/deskCall';
import { Table, type TableProps } from '@formulary/ui/primitives/data/Table';
import type { Elements } from '@formulary/ui/primitives/elements';
import type { SWRResponse } from 'swr';
import { useDeskRead } from '../http/useDeskRead.ts';
import { Loaded, type Read } from '../record/Loaded.tsx';
import { PageButtons, type Pages, usePages } from './PageButtons.tsx';

interface PagedRead<Answer> {
  readonly read: SWRResponse<Answer, ApiProblem>;
  readonly pages: Pages;
}

/** Reads rows page by page, from the newest to the oldest. */
export function usePagedRead<Query, Answer>(
  call: DeskCall<undefined, Query, undefined, Answer>,
): PagedRead<Answer> {
  const pages = usePages();
  const input = { query: pages.query } as CallInput<undefined, Query, undefined>;
  return { read: useDeskRead(call, input, { keepPrevious: true }), pages };
}

interface PagedTableProps<Row> extends Pick<TableProps<Row>, 'caption' | 'columns' | 'rowHref'> {
  /** From `usePagedRead`. */
  readonly paged: {
    readonly read: Read<{ readonly rows: readonly Row[]; readonly hasMore: boolean }>;
    readonly pages: Pages;
  };
  /** The rows, in the middle of a sentence: 'the deliveries'. */
  readonly what: string;
  /** Shown without rows. */
  readonly empty: Elements;
}

/** Shows rows page by page, newest first. */
export function PagedTable<Row extends { readonly id: number }>({
  paged: { read, pages },
  what,
  empty,
  ...table
}: PagedTableProps<Row>) {
  return (
    <Loaded read={read} what={what} height="16rem">
      {({ rows, hasMore }) => (
        <>
          {rows.length === 0 && empty}
          {rows.length > 0 && (
            <Table
              {...table}
              rows={rows}
              rowKey={({ id }) => id}
              isDense
              isBusy={read.isValidating}
            />
          )}
          <PageButtons pages={pages} lastId={hasMore ? rows.at(-1)?.id : undefined} />
        </>
      )}
    </Loaded>
  );
}
