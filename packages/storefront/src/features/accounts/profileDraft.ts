import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { tabStorage } from '../../lib/session/keptStorage.ts';

type Typed = Readonly<Record<string, string>>;

interface Draft {
  /** Whose details these are: what one user typed is never shown to another. */
  readonly ownerId: number | undefined;
  readonly isEditing: boolean;
  /** What stands in the form and is not saved yet, by form and field. */
  readonly typed: Readonly<Record<string, Typed>>;
}

interface DraftActions {
  readonly belongTo: (ownerId: number) => void;
  readonly edit: () => void;
  readonly keepTyped: (form: string, values: Typed) => void;
  readonly clear: () => void;
}

const empty: Draft = { ownerId: undefined, isEditing: false, typed: {} };

/** Changes to the profile that are not saved yet; a reload or an expired session loses nothing of them. */
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
