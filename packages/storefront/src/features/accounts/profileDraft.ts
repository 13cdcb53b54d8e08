import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { tabStorage } from '@formulary/client/storage/storage';

type Typed = Readonly<Record<string, string>>;

interface Draft {
  /** Owner of the draft: one user's input is never shown to another. */
  readonly ownerId: number | undefined;
  readonly isEditing: boolean;
  /** Unsaved values, by form and field. */
  readonly typed: Readonly<Record<string, Typed>>;
}

interface DraftActions {
  readonly belongTo: (ownerId: number) => void;
  readonly edit: () => void;
  readonly keepTyped: (form: string, values: Typed) => void;
  readonly clear: () => void;
}

const empty: Draft = { ownerId: undefined, isEditing: false, typed: {} };

/** Unsaved changes to the profile; they survive a reload and an expired session. */
export const useProfileDraft = create<Draft & DraftActions>()(
  persist(
    (set, get) => ({
      ...empty,
      belongTo: (ownerId) => {
        if (get().ownerId !== ownerId) set({ ...empty, ownerId });
      },
      edit: () => set({ isEditing: true }),
      keepTyped: (form, values) => set(({ typed }) => ({ typed: { ...typed, [form]: values } })),
      clear: () => set(({ ownerId }) => ({ ...empty, ownerId })),
    }),
    { name: 'profile', storage: createJSONStorage(() => tabStorage) },
  ),
);
