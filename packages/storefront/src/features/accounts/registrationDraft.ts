import type { RegistrationDocument } from '@formulary/rules/accounts/registrationDocuments';
import { createStore } from 'zustand/vanilla';

type Typed = Readonly<Record<string, string>>;

interface RegistrationDraft {
  /** What stands in the registration form, by form and field. */
  readonly typed: Readonly<Record<string, Typed>>;
  readonly keepTyped: (form: string, values: Typed) => void;
  readonly clear: () => void;
}

/** As records, so that the compiler misses a new one. */
const documents: Readonly<Record<RegistrationDocument, true>> = {
  passportOrLicence: true,
  certificate: true,
  utilityBill: true,
};

/** Passwords are not kept, nor are files, of which only the names would come back. */
const forgotten: ReadonlySet<string> = new Set([
  'password',
  'passwordConfirmation',
  ...Object.keys(documents),
]);

function withoutForgotten(values: Typed): Typed {
  return Object.fromEntries(Object.entries(values).filter(([field]) => !forgotten.has(field)));
}

/** A registration begun: reading the terms or the other choice loses nothing of it. In memory alone, so a reload forgets it. */
export const registrationDraft = createStore<RegistrationDraft>((set) => ({
  typed: {},
  keepTyped: (form, values) =>
    set(({ typed }) => ({ typed: { ...typed, [form]: withoutForgotten(values) } })),
  clear: () => set({ typed: {} }),
}));
