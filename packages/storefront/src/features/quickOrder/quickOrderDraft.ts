import type { ChosenRow } from '@formulary/rules/quickOrder/judgeRows';
import type { ColumnChoices } from '@formulary/rules/quickOrder/listColumns';
import type { QuickRow } from '@formulary/rules/quickOrder/quickRow';
import type { NamedRow } from '@formulary/ui/pieces/carts/QuickOrderRows';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { endWithEmpty } from './endWithEmpty.ts';
import { placeRows } from './placeRows.ts';
import { tabStorage } from '../../lib/session/keptStorage.ts';

/** A list that waits for the answer to a question about its columns. */
export interface OpenList {
  readonly text: string;
  /** The row at which it was pasted; a file goes to the end. */
  readonly at?: number | undefined;
  /** What was answered so far. */
  readonly choices: ColumnChoices;
}

interface Draft {
  /** Whose rows these are: what one user typed is never shown to another. */
  readonly ownerId: number | undefined;
  readonly rows: readonly NamedRow[];
  /** Under which the rows go into the cart, once however often they are sent. */
  readonly key: string | undefined;
  /** Asked about again after a reload. */
  readonly openList: OpenList | undefined;
}

interface DraftActions {
  readonly belongTo: (ownerId: number) => void;
  readonly change: (id: number, change: Partial<ChosenRow>) => void;
  readonly remove: (ids: readonly number[]) => void;
  /** Puts a list where it was pasted, or at the end. */
  readonly place: (rows: readonly QuickRow[], at?: number) => void;
  /** The key that the rows go under; a new one once it was forgotten. */
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

/** The rows of a quick order until they are in the cart; a reload or an expired session loses nothing of them, nor of a list that is asked about. */
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
      place: (placed, at) => set(({ rows }) => ({ rows: placeRows(rows, placed, at) })),
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
