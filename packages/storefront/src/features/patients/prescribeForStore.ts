import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { tabStorage } from '../../lib/session/keptStorage.ts';

interface Remembered {
  /** Whose patient it is: another user of this tab never meets them. */
  readonly ownerId: number | undefined;
  readonly patientId: number | undefined;
}

interface PrescribeFor extends Remembered {
  readonly begin: (ownerId: number, patientId: number) => void;
  readonly stop: () => void;
}

const nobody: Remembered = { ownerId: undefined, patientId: undefined };

/** The patient whom the next prescription is for. A reload keeps their number, and nothing else of them; signing out does not. */
export const usePrescribeForStore = create<PrescribeFor>()(
  persist(
    (set) => ({
      ...nobody,
      begin: (ownerId, patientId) => set({ ownerId, patientId }),
      stop: () => set(nobody),
    }),
    { name: 'prescribe-for', storage: createJSONStorage(() => tabStorage) },
  ),
);
