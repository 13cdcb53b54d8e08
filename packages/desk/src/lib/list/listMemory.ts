import { browserStorage } from '@formulary/client/storage/storage';
import { useCallback } from 'react';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

/** A named query of a list, as browsers kept it before accounts did. */
interface KeptView {
  readonly id: string;
  readonly name: string;
  /** '?state=Processing', as writeListAddress wrote it. */
  readonly query: string;
}

/** What a person keeps of a list in this browser. */
export interface KeptList {
  /** Not yet moved to the account, with the id of the one that the list opened with. */
  readonly views: readonly KeptView[];
  readonly defaultId?: string | undefined;
  /** Columns in order, where the person chose any. */
  readonly columns?: readonly string[] | undefined;
  /** Width of the panel beside the list, in rem. */
  readonly panelWidth?: number | undefined;
}

const NOTHING: KeptList = { views: [] };

interface ListMemory {
  /** By person and list. */
  readonly lists: Readonly<Record<string, KeptList>>;
  readonly keep: (key: string, change: Partial<KeptList>) => void;
}

const useListMemory = create<ListMemory>()(
  persist(
    (set) => ({
      lists: {},
      keep: (key, change) =>
        set(({ lists }) => ({
          lists: { ...lists, [key]: { ...NOTHING, ...lists[key], ...change } },
        })),
    }),
    { name: 'desk-lists', storage: createJSONStorage(() => browserStorage) },
  ),
);

/** Returns what a person keeps of a list, and a function that changes it. Stations are shared, so it is by person. */
export function useKeptList(personId: number | undefined, list: string) {
  const key = `${personId ?? 'nobody'} ${list}`;
  const kept = useListMemory(({ lists }) => lists[key]) ?? NOTHING;
  const keep = useListMemory((memory) => memory.keep);
  return {
    kept,
    keep: useCallback((change: Partial<KeptList>) => keep(key, change), [keep, key]),
  };
}
