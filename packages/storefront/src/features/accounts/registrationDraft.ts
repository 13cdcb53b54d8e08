import type { RegistrationDocument } from '@formulary/rules/accounts/registrationDocuments';
import { createStore } from 'zustand/vanilla';

type Typed = Readonly<Record<string, string>>;

interface RegistrationDraft {
  /** Values of the registration form, by form and field. */
  readonly typed: Readonly<Record<string, Typed>>;
  readonly keepTyped: (form: string, values: Typed) => void;
  readonly clear: () => void;
}

/** A record, so that the compiler reports a missing document. */
const documents: Readonly<Record<RegistrationDocument, true>> = {
  passportOrLicence: true,
  certificate: true,
  utilityBill: true,
};

/** Fields not kept: passwords, and files, of which only names could be restored. */
const forgotten: ReadonlySet<string> = new Set([
  'password',
  'passwordConfirmation',
  ...Object.keys(documents),
]);

function withoutForgotten(values: Typed): Typed {
  return Object.fromEntries(Object.entries(values).filter(([field]) => !forgotten.has(field)));
}

/** Draft of a registration; it survives reading the terms or the other choice. In memory only, so a reload loses it. */
export const registrationDraft = createStore<RegistrationDraft>((set) => ({
  typed: {},
  keepTyped: (form, values) =>
    set(({ typed }) => ({ typed: { ...typed, [form]: withoutForgotten(values) } })),
  clear: () => set({ typed: {} }),
}));
