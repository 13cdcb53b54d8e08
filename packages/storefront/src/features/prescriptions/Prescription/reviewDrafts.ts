import type { SubstituteCandidate } from '@formulary/rules/prescriptions/review/substituteItem';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { tabStorage } from '@formulary/client/storage/storage';

/**
 * Unsent changes to a prescription, by its prescriber before verifying, or by its practitioner when correcting; item
 * records are keyed by `prescriptionItemKey`.
 */
export interface ReviewDraft {
  readonly comments?: string;
  readonly quantities: Readonly<Record<string, number>>;
  readonly directions: Readonly<Record<string, string>>;
  /** Substitutes with the id of the product they replace, in the order chosen. */
  readonly substitutes: readonly { readonly productId: number; readonly by: SubstituteCandidate }[];
  /** Input of the reject dialog. */
  readonly rejection: { readonly reason: string; readonly words: string };
  /** Whether its practitioner is correcting it. */
  readonly isCorrecting?: boolean;
  /** Time of the last change, in milliseconds. */
  readonly savedAt?: number;
}

export const emptyReview: ReviewDraft = {
  quantities: {},
  directions: {},
  substitutes: [],
  rejection: { reason: '', words: '' },
};

interface Drafts {
  /** Owner of the drafts: one user's changes are never shown to another. */
  readonly ownerId: number | undefined;
  /** Drafts by prescription id. */
  readonly drafts: Readonly<Record<number, ReviewDraft>>;
}

interface DraftActions {
  readonly belongTo: (ownerId: number) => void;
  readonly save: (prescriptionId: number, changes: Partial<ReviewDraft>) => void;
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
      save: (prescriptionId, changes) =>
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
