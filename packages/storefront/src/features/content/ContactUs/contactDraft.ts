import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { tabStorage } from '../../../lib/session/storage.ts';

interface ContactDraft {
  /** Unsent values of the contact form. */
  readonly typed: Readonly<Record<string, string>>;
  readonly keepTyped: (typed: Readonly<Record<string, string>>) => void;
  readonly clear: () => void;
}

/** Draft of a message; it survives another page, a reload and a failure. */
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
