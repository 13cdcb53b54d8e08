import type { FormRules } from '@formulary/rules/forms/fieldCheck';
import { createContext, use } from 'react';

/** What the fields of one form share. */
export interface RuledFormParts {
  /** Begins the ids of its fields, so that its error summary can link to them. */
  readonly id: string;
  readonly rules: FormRules<string>;
}

export const RuledFormContext = createContext<RuledFormParts | undefined>(undefined);

/** The form around a field. */
export function useRuledForm(): RuledFormParts {
  const form = use(RuledFormContext);
  if (form === undefined)
    throw new Error('Put RuledField inside a RuledForm: it has no form to belong to.');
  return form;
}
