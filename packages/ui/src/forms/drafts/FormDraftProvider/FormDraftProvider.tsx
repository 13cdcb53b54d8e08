import { type ReactNode, useMemo } from 'react';
import { type FormDrafts, FormDraftContext } from '../FormDraftContext.ts';

interface FormDraftProviderProps extends FormDrafts {
  readonly children: ReactNode;
}

/** Keeps the text typed into the forms below it in the parent, so that leaving the page by accident loses nothing. */
export function FormDraftProvider({
  typed,
  onTyped,
  formToValidate,
  onValidated,
  children,
}: FormDraftProviderProps) {
  const drafts = useMemo(
    () => ({ typed, onTyped, formToValidate, ...(onValidated && { onValidated }) }),
    [typed, onTyped, formToValidate, onValidated],
  );
  return <FormDraftContext value={drafts}>{children}</FormDraftContext>;
}
