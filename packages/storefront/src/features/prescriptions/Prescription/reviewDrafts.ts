import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { emptyReview, type ReviewDraft } from './ReviewDraft.ts';
import { tabStorage } from '../../../lib/session/keptStorage.ts';

interface Drafts {
  /** Owner of the drafts: one user's changes are never shown to another. */
  readonly ownerId: number | undefined;
  /** Drafts by prescription id. */
  readonly drafts: Readonly<Record<number, ReviewDraft>>;
}

interface DraftActions {
  readonly belongTo: (ownerId: number) => void;
  readonly keep: (prescriptionId: number, changes: Partial<ReviewDraft>) => void;
  readonly forget: (prescriptionId: number) => void;
  readonly clear: () => void;
}

const empty: Drafts = { ownerId: undefined, drafts: {} };

/** Unsent drafts per prescription; they survive a reload and an expired session. */
export const useReviewDrafts = create<Drafts & DraftActions>()(
  persist(
    (set, get) => ({
      ...empty,
      belongTo: (ownerId) => {
        if (get().ownerId !== ownerId) set({ ...empty, ownerId });
      },
      keep: (prescriptionId, changes) =>
        set(({ drafts }) => {
          const before = drafts[prescriptionId] ?? emptyReview;
          return { drafts: { ...drafts, [prescriptionId]: { ...before, ...changes } } };
        }),
      forget: (prescriptionId) =>
        set(({ drafts }) => {
          const { [prescriptionId]: _forgotten, ...others } = drafts;
          return { drafts: others };
        }),
      clear: () => set(({ ownerId }) => ({ ...empty, ownerId })),
    }),
    { name: 'reviews', storage: createJSONStorage(() => tabStorage) },
  ),
);
