import { fillGaps } from '@formulary/rules/problems/fillGaps';
import { quickOrderSentences } from '@formulary/rules/problems/quickOrderSentences';
import type { ColumnChoices, ColumnQuestion } from '@formulary/rules/quickOrder/listColumns';
import type { QuickRow } from '@formulary/rules/quickOrder/quickRow';
import { readLimits } from '@formulary/rules/quickOrder/quickRow';
import { readRows } from '@formulary/rules/quickOrder/readRows';
import { ApiProblem } from '../../lib/http/ApiProblem.ts';
import { logProblem } from '../../lib/screen/logProblem.ts';
import { isEmptyRow } from './isEmptyRow.ts';
import { listText } from './listText.ts';
import { useQuickOrderDraft } from './quickOrderDraft.ts';
import type { useRowMatches } from './useRowMatches.ts';

/** Number of looked-up rows of a file. */
export interface Progress {
  readonly done: number;
  readonly of: number;
}

/** Why a list was not taken: a refusal message, or a question to answer first. */
export type NotTaken = string | ColumnQuestion;

interface LookingUp {
  readonly lookUp: ReturnType<typeof useRowMatches>['lookUp'];
  /** Aborted when the user cancels. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
}

/** Inserts pasted text after a row of the draft. Returns whether the text was a list, and why it was not taken. */
export function pasteList(
  id: number | undefined,
  text: string,
  choices: ColumnChoices = {},
): { isList: boolean; notTaken?: NotTaken } {
  const isOfLines = /[\t\r\n]/.test(text.trim()) || text.length > readLimits.cell;
  const read = readRows(text, choices);
  if (!read.ok) return isOfLines ? { isList: true, notTaken: read.problem } : { isList: false };
  if (read.value.kind === 'question')
    return isOfLines ? { isList: true, notTaken: read.value } : { isList: false };
  const { rows } = read.value;
  if (!isOfLines && rows.every(({ quantity }) => quantity === '')) return { isList: false };
  const notTaken = noRoomFor(rows);
  if (notTaken !== undefined) return { isList: true, notTaken };
  useQuickOrderDraft.getState().place(rows, id);
  return { isList: true };
}

/**
 * Looks up the list of a file and inserts it at the end of the draft. Returns why not; undefined if taken or cancelled.
 */
export async function takeFile(
  file: Blob,
  { lookUp, signal, onProgress }: LookingUp,
  choices: ColumnChoices = {},
): Promise<NotTaken | undefined> {
  const text = await listText(file);
  const read = text.ok ? readRows(text.value, choices) : text;
  if (!read.ok) return read.problem;
  if (read.value.kind === 'question') return read.value;
  const { rows } = read.value;
  const noRoom = noRoomFor(rows);
  if (noRoom !== undefined) return noRoom;
  const report = (done: number) => onProgress({ done, of: rows.length });
  report(0);
  try {
    await lookUp(
      rows.map(({ words }) => words),
      { signal, onProgress: report },
    );
  } catch (failure) {
    if (signal.aborted) return undefined;
    logProblem('The file was not looked up', failure);
    if (!(failure instanceof ApiProblem)) throw failure;
    return failure.message;
  }
  // Rows may have been typed or pasted during the lookup.
  const stillNoRoom = noRoomFor(rows);
  if (stillNoRoom === undefined) useQuickOrderDraft.getState().place(rows);
  return stillNoRoom;
}

/** Returns a refusal message if the draft has no room for the rows. */
function noRoomFor(rows: readonly QuickRow[]): string | undefined {
  const filled = useQuickOrderDraft.getState().rows.filter((row) => !isEmptyRow(row)).length;
  const room = readLimits.rows - filled;
  return rows.length > room ? fillGaps(quickOrderSentences.noRoom, { n: room }) : undefined;
}
