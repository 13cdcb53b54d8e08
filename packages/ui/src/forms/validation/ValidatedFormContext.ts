import type { FormRules } from '@formulary/rules/forms/fieldCheck';
import { createContext, use } from 'react';

/** State shared by the fields of one form. */
export interface ValidatedFormState {
  /** Prefix of the field ids, so that the error summary can link to them. */
  readonly id: string;
  readonly rules: FormRules<string>;
}

export const ValidatedFormContext = createContext<ValidatedFormState | undefined>(undefined);

/** Returns the state of the surrounding form. */
export function useValidatedForm(): ValidatedFormState {
  const form = use(ValidatedFormContext);
  if (form === undefined)
    throw new Error('Put ValidatedField inside a ValidatedForm: it has no form to belong to.');
  return form;
}
