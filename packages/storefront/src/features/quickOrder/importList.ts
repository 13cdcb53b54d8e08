import { fillGaps } from '@formulary/rules/problems/fillGaps';
import { quickOrderSentences } from '@formulary/rules/problems/quickOrderSentences';
import type { Result } from '@formulary/rules/problems/result';
import type { ColumnChoices, ColumnQuestion } from '@formulary/rules/quickOrder/listColumns';
import { type QuickRow, readLimits } from '@formulary/rules/quickOrder/quickRow';
import { readRows } from '@formulary/rules/quickOrder/readRows';
import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { logProblem } from '@formulary/client/screen/logProblem';
import { isEmptyRow, useQuickOrderDraft } from './quickOrderDraft.ts';
import type { useRowMatches } from './useRowMatches.ts';

/** Number of looked-up rows of a file. */
export interface Progress {
  readonly done: number;
  readonly of: number;
}

/** Why a list was not taken: a refusal message, or a question to answer first. */
export type ImportProblem = string | ColumnQuestion;

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
): { isList: boolean; notTaken?: ImportProblem } {
  const isOfLines = /[\t\r\n]/.test(text.trim()) || text.length > readLimits.cell;
  const read = readRows(text, choices);
  if (!read.ok) return isOfLines ? { isList: true, notTaken: read.problem } : { isList: false };
  if (read.value.kind === 'question')
    return isOfLines ? { isList: true, notTaken: read.value } : { isList: false };
  const { rows } = read.value;
  if (!isOfLines && rows.every(({ quantity }) => quantity === '')) return { isList: false };
  const notTaken = noRoomFor(rows);
  if (notTaken !== undefined) return { isList: true, notTaken };
  useQuickOrderDraft.getState().insert(rows, id);
  return { isList: true };
}

/**
 * Looks up the list of a file and inserts it at the end of the draft. Returns why not; undefined if taken or cancelled.
 */
export async function importFile(
  file: Blob,
  { lookUp, signal, onProgress }: LookingUp,
  choices: ColumnChoices = {},
): Promise<ImportProblem | undefined> {
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
  if (stillNoRoom === undefined) useQuickOrderDraft.getState().insert(rows);
  return stillNoRoom;
}

/** Returns a refusal message if the draft has no room for the rows. */
function noRoomFor(rows: readonly QuickRow[]): string | undefined {
  const filled = useQuickOrderDraft.getState().rows.filter((row) => !isEmptyRow(row)).length;
  const room = readLimits.rows - filled;
  return rows.length > room ? fillGaps(quickOrderSentences.noRoom, { n: room }) : undefined;
}

/** Twice the character limit of a list: UTF-16 takes two bytes per character. */
const MOST_BYTES = 2_000_000;

const MEGABYTE = 1_000_000;

/**
 * Reads the text of a file: UTF-8, UTF-16 with a byte order mark, else Windows-1252, which British spreadsheets still
 * write. Refuses a file that is too large before reading it.
 */
export async function listText(file: Blob): Promise<Result<string, string>> {
  if (file.size > MOST_BYTES) {
    const megabytes = (file.size / MEGABYTE).toFixed(1);
    return { ok: false, problem: fillGaps(quickOrderSentences.tooLong, { megabytes }) };
  }
  return { ok: true, value: decode(new Uint8Array(await file.arrayBuffer())) };
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Any byte sequence is valid Windows-1252.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
