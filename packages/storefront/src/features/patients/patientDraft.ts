import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { tabStorage } from '@formulary/client/storage/storage';

type Typed = Readonly<Record<string, string>>;

interface Sent {
  readonly details: string;
  readonly key: string;
}

interface Draft {
  /** Owner of the draft: one user's input is never shown to another. */
  readonly ownerId: number | undefined;
  /** Unsaved values: by place ('new', a patient's id, 'dialog'), then by field. */
  readonly typed: Readonly<Record<string, Typed>>;
  /** Last details sent but not confirmed, with their idempotency key. */
  readonly sent: Sent | undefined;
}

interface DraftActions {
  readonly belongTo: (ownerId: number) => void;
  readonly keepTyped: (formKey: string, values: Typed) => void;
  readonly keepSent: (sent: Sent | undefined) => void;
  readonly forget: (formKey: string) => void;
  readonly clear: () => void;
}

const empty: Draft = { ownerId: undefined, typed: {}, sent: undefined };

/** Unsaved patients; they survive a reload and an expired session. */
export const usePatientDraft = create<Draft & DraftActions>()(
  persist(
    (set, get) => ({
      ...empty,
      belongTo: (ownerId) => {
        if (get().ownerId !== ownerId) set({ ...empty, ownerId });
      },
      keepTyped: (formKey, values) =>
        set(({ typed }) => ({ typed: { ...typed, [formKey]: values } })),
      keepSent: (sent) => set({ sent }),
      forget: (formKey) =>
        set(({ typed }) => {
          const { [formKey]: _forgotten, ...others } = typed;
          return { typed: others };
        }),
      clear: () => set(({ ownerId }) => ({ ...empty, ownerId })),
    }),
    { name: 'patients', storage: createJSONStorage(() => tabStorage) },
  ),
);
