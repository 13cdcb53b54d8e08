import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { tabStorage } from '../../lib/session/keptStorage.ts';

type Typed = Readonly<Record<string, string>>;

interface Sent {
  readonly details: string;
  readonly key: string;
}

interface Draft {
  /** Whose patients these are: what one user typed is never shown to another. */
  readonly ownerId: number | undefined;
  /** What stands in the forms and is not saved yet: by place ('new', a patient's id, 'dialog'), then by field. */
  readonly typed: Readonly<Record<string, Typed>>;
  /** What was sent last and not answered with a yes yet, and the idempotency key it went under. */
  readonly sent: Sent | undefined;
}

interface DraftActions {
  readonly belongTo: (ownerId: number) => void;
  readonly keepTyped: (place: string, values: Typed) => void;
  readonly keepSent: (sent: Sent | undefined) => void;
  readonly forget: (place: string) => void;
  readonly clear: () => void;
}

const empty: Draft = { ownerId: undefined, typed: {}, sent: undefined };

/** Patients that are being typed and not saved yet; a reload or an expired session loses nothing of them. */
export const usePatientDraft = create<Draft & DraftActions>()(
  persist(
    (set, get) => ({
      ...empty,
      belongTo: (ownerId) => {
        if (get().ownerId !== ownerId) set({ ...empty, ownerId });
      },
      keepTyped: (place, values) => set(({ typed }) => ({ typed: { ...typed, [place]: values } })),
      keepSent: (sent) => set({ sent }),
      forget: (place) =>
        set(({ typed }) => {
          const { [place]: _forgotten, ...others } = typed;
          return { typed: others };
        }),
      clear: () => set(({ ownerId }) => ({ ...empty, ownerId })),
    }),
    { name: 'patients', storage: createJSONStorage(() => tabStorage) },
  ),
);
