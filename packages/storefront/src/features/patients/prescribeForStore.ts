import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { tabStorage } from '@formulary/client/storage/storage';

interface Remembered {
  /** Owner of the patient: never shown to another user of this tab. */
  readonly ownerId: number | undefined;
  readonly patientId: number | undefined;
}

interface PrescribeFor extends Remembered {
  readonly begin: (ownerId: number, patientId: number) => void;
  readonly stop: () => void;
}

const noPatient: Remembered = { ownerId: undefined, patientId: undefined };

/** Patient for whom the next prescription is. A reload keeps only the id; signing out removes it. */
export const usePrescribeForStore = create<PrescribeFor>()(
  persist(
    (set) => ({
      ...noPatient,
      begin: (ownerId, patientId) => set({ ownerId, patientId }),
      stop: () => set(noPatient),
    }),
    { name: 'prescribe-for', storage: createJSONStorage(() => tabStorage) },
  ),
);
