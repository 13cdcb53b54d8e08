import type { FormRules } from '@formulary/rules/forms/fieldCheck';
import { createContext, use } from 'react';

/** State shared by the fields of one form. */
export interface RuledFormParts {
  /** Prefix of the field ids, so that the error summary can link to them. */
  readonly id: string;
  readonly rules: FormRules<string>;
}

export const RuledFormContext = createContext<RuledFormParts | undefined>(undefined);

/** Returns the parts of the surrounding form. */
export function useRuledForm(): RuledFormParts {
  const form = use(RuledFormContext);
  if (form === undefined)
    throw new Error('Put RuledField inside a RuledForm: it has no form to belong to.');
  return form;
}
