import { createContext } from 'react';

/** Typed text of a form, by field. */
export type TypedValues = Readonly<Record<string, string>>;

export interface FormDrafts {
  /** Text typed earlier, by the form's label. */
  readonly typed: Readonly<Record<string, TypedValues>>;
  /** Receives every field of a form that differs from its initial value; no values when none does. */
  readonly onTyped: (form: string, values: TypedValues) => void;
  /** Form that must validate now, as if its submit button had been pressed. */
  readonly formToValidate?: string | undefined;
  /** Called once that form has validated. */
  readonly onValidated?: () => void;
}

export const FormDraftContext = createContext<FormDrafts | undefined>(undefined);
