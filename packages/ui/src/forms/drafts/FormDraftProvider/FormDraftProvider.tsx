import { createContext, type ReactNode, useMemo } from 'react';

/** Typed text of a form, by field. */
export type TypedValues = Readonly<Record<string, string>>;

interface FormDrafts {
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
