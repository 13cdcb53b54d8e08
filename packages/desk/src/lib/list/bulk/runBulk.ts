import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import type { RefusedRow } from '@formulary/ui/pieces/desk/BulkReport';

/** A row of a list that an action is done with. */
export interface BulkRow {
  readonly key: string;
  /** Names it in the report: 'F-2026-000031'. */
  readonly name: string;
  readonly href?: string | undefined;
}

/** What became of the rows, each on its own. */
export interface BulkOutcome {
  /** Names of the rows in which it was done. */
  readonly done: readonly string[];
  readonly refused: readonly RefusedRow[];
}

interface Run<Row extends BulkRow> {
  /** Does it with one row; throws an `ApiProblem` that says why not. */
  readonly act: (row: Row) => Promise<unknown>;
  readonly onProgress: (finished: number) => void;
  /** Whether somebody has stopped it: rows that are left are not tried. */
  readonly isStopped: () => boolean;
}

const STOPPED = 'Not tried: it was stopped before this one.';
const UNREACHED = 'Not tried: the desk cannot be reached, or the session has ended.';
const UNAUTHORISED = 401;

/** Returns whether no later row can come out better: there is no answer, or nobody is signed in. */
const endsAll = ({ status }: ApiProblem) => status === 0 || status === UNAUTHORISED;

/**
 * Does an action with rows one after the other, as single calls, so that each is its own transaction and answers alone. A
 * refused row does not stop the others; a lost connection or session does.
 */
export async function runBulk<Row extends BulkRow>(
  rows: readonly Row[],
  { act, onProgress, isStopped }: Run<Row>,
): Promise<BulkOutcome> {
  const done: string[] = [];
  const refused: RefusedRow[] = [];
  let ended: string | undefined;
  const refuse = ({ key, name, href }: Row, reason: string) =>
    refused.push({ key, name, href, reason });
  for (const [finished, row] of rows.entries()) {
    if (isStopped()) ended ??= STOPPED;
    if (ended !== undefined) {
      refuse(row, ended);
      continue;
    }
    onProgress(finished);
    try {
      await act(row);
      done.push(row.name);
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      refuse(row, problem.message);
      if (endsAll(problem)) ended = UNREACHED;
    }
  }
  return { done, refused };
}
