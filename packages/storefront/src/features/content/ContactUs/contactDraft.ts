import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { tabStorage } from '../../../lib/session/keptStorage.ts';

interface ContactDraft {
  /** What stands in the contact form and is not sent yet. */
  readonly typed: Readonly<Record<string, string>>;
  readonly keepTyped: (typed: Readonly<Record<string, string>>) => void;
  readonly clear: () => void;
}

/** A message begun: another page, a reload or a failure loses nothing of it. */
export const useContactDraft = create<ContactDraft>()(
  persist(
    (set) => ({
      typed: {},
      keepTyped: (typed) => set({ typed }),
      clear: () => set({ typed: {} }),
    }),
    { name: 'contact', storage: createJSONStorage(() => tabStorage) },
  ),
);
