import { createContext, use } from 'react';

/** The id that the fields of one form share, so that its error summary can link to them. */
export const FormIdContext = createContext<string | undefined>(undefined);

/** The id of a field within the form around it. */
export function useFieldId(name: string): string {
  const formId = use(FormIdContext);
  if (formId === undefined)
    throw new Error('Put RuledField inside a RuledForm: it has no form to belong to.');
  return `${formId}-${name}`;
}
