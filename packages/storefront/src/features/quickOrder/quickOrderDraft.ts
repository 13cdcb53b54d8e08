import type { ChosenRow } from '@formulary/rules/quickOrder/judgeRows';
import type { ColumnChoices } from '@formulary/rules/quickOrder/listColumns';
import { type QuickRow, readLimits } from '@formulary/rules/quickOrder/quickRow';
import type { NamedRow } from '@formulary/ui/pieces/carts/QuickOrderRows';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { tabStorage } from '@formulary/client/storage/storage';

/** List with an open question about its columns. */
export interface OpenList {
  readonly text: string;
  /** Row where it was pasted; undefined for a file, which goes to the end. */
  readonly at?: number | undefined;
  /** Answers so far. */
  readonly choices: ColumnChoices;
}

interface Draft {
  /** Owner of the rows: one user's input is never shown to another. */
  readonly ownerId: number | undefined;
  readonly rows: readonly NamedRow[];
  /** Idempotency key of the rows: a retry adds them once. */
  readonly key: string | undefined;
  /** Asked about again after a reload. */
  readonly openList: OpenList | undefined;
}

interface DraftActions {
  readonly belongTo: (ownerId: number) => void;
  readonly change: (id: number, change: Partial<ChosenRow>) => void;
  readonly remove: (ids: readonly number[]) => void;
  /** Inserts a list where it was pasted, or at the end. */
  readonly insert: (rows: readonly QuickRow[], at?: number) => void;
  /** Returns the idempotency key of the rows; a new one after `forgetKey`. */
  readonly keyOfRows: () => string;
  readonly forgetKey: () => void;
  readonly keepOpen: (openList: OpenList | undefined) => void;
  readonly clear: () => void;
}

const empty: Draft = {
  ownerId: undefined,
  rows: endWithEmpty([]),
  key: undefined,
  openList: undefined,
};

/**
 * Rows of a quick order until they are in the cart, with a list that has an open question. They survive a reload and an
 * expired session.
 */
export const useQuickOrderDraft = create<Draft & DraftActions>()(
  persist(
    (set, get) => ({
      ...empty,
      belongTo: (ownerId) => {
        if (get().ownerId !== ownerId) set({ ...empty, ownerId });
      },
      change: (id, change) =>
        set(({ rows }) => ({
          rows: endWithEmpty(rows.map((row) => (row.id === id ? { ...row, ...change } : row))),
        })),
      remove: (ids) =>
        set(({ rows }) => ({ rows: endWithEmpty(rows.filter((row) => !ids.includes(row.id))) })),
      insert: (inserted, at) => set(({ rows }) => ({ rows: insertRows(rows, inserted, at) })),
      keyOfRows: () => {
        const key = get().key ?? crypto.randomUUID();
        set({ key });
        return key;
      },
      forgetKey: () => set({ key: undefined }),
      keepOpen: (openList) => set({ openList }),
      clear: () => set(({ ownerId }) => ({ ...empty, ownerId })),
    }),
    { name: 'quick-order', storage: createJSONStorage(() => tabStorage) },
  ),
);

/** Returns whether a row is empty. */
export function isEmptyRow({ words, quantity }: QuickRow): boolean {
  return words.trim() === '' && quantity.trim() === '';
}

/** Appends an empty row for input, below the row limit. */
function endWithEmpty(rows: readonly NamedRow[]): readonly NamedRow[] {
  const last = rows.at(-1);
  if ((last && isEmptyRow(last)) || rows.length >= readLimits.rows) return rows;
  const id = Math.max(0, ...rows.map((row) => row.id)) + 1;
  return [...rows, { id, words: '', quantity: '' }];
}

/** Inserts a list after the row where it was pasted, or at the end. Drops empty rows. */
function insertRows(
  rows: readonly NamedRow[],
  inserted: readonly QuickRow[],
  at?: number,
): readonly NamedRow[] {
  const first = Math.max(0, ...rows.map(({ id }) => id)) + 1;
  const named = inserted.map(({ words, quantity }, index) => ({
    words,
    quantity,
    id: first + index,
  }));
  const found = rows.findIndex(({ id }) => id === at);
  const end = found < 0 ? rows.length : found + 1;
  return endWithEmpty([
    ...rows.slice(0, end).filter((row) => !isEmptyRow(row)),
    ...named,
    ...rows.slice(end).filter((row) => !isEmptyRow(row)),
  ]);
}
