import { type RefObject, useContext, useEffect } from 'react';
import { FormDraftContext } from '../../drafts/FormDraftContext.ts';

/** Validates a form on its owner's request: shows its errors and focuses the first invalid field (spec 5.27). */
export function useValidateOnRequest(name: string, form: RefObject<HTMLFormElement | null>): void {
  const { formToValidate, onValidated } = useContext(FormDraftContext) ?? {};
  useEffect(() => {
    if (formToValidate !== name) return;
    form.current?.requestSubmit();
    onValidated?.();
  }, [form, formToValidate, name, onValidated]);
}
