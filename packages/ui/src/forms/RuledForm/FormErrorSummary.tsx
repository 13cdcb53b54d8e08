import { use } from 'react';
import { useFormState } from 'react-final-form';
import { ErrorSummary } from '../../fields/ErrorSummary/ErrorSummary.tsx';
import { FormIdContext } from '../FormIdContext.ts';

interface Props {
  /** The form's fields in the order in which they stand. */
  readonly names: readonly string[];
}

/** What is wrong with the form around it, above it, when that is more than one thing (ErrorSummary). */
export function FormErrorSummary({ names }: Props) {
  const formId = use(FormIdContext);
  const { errors, submitErrors, submitFailed, dirtyFieldsSinceLastSubmit } = useFormState({
    subscription: {
      errors: true,
      submitErrors: true,
      submitFailed: true,
      dirtyFieldsSinceLastSubmit: true,
    },
  });
  if (!submitFailed) return null;
  const shown = names.flatMap((name) => {
    const said: unknown = dirtyFieldsSinceLastSubmit?.[name]
      ? errors?.[name]
      : (submitErrors?.[name] ?? errors?.[name]);
    return typeof said === 'string' ? [{ fieldId: `${formId}-${name}`, message: said }] : [];
  });
  return shown.length > 1 ? <ErrorSummary errors={shown} /> : null;
}
