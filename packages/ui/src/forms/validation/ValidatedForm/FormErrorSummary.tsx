import { useFormState } from 'react-final-form';
import { Alert } from '../../../primitives/messages/Alert/Alert.tsx';
import { ErrorSummary } from '../../../fields/ErrorSummary/ErrorSummary.tsx';
import { useValidatedForm } from '../ValidatedFormContext.ts';

interface Props {
  /** The form's fields, in display order. */
  readonly names: readonly string[];
}

/**
 * Summarises the errors of the surrounding form above it. Several field errors show as an ErrorSummary, titled with the
 * server's form error until something changes. Otherwise it shows only the form error.
 */
export function FormErrorSummary({ names }: Props) {
  const { id } = useValidatedForm();
  const { errors, submitErrors, submitFailed, dirtyFieldsSinceLastSubmit, ...whole } = useFormState(
    {
      subscription: {
        errors: true,
        submitErrors: true,
        submitFailed: true,
        submitError: true,
        dirtySinceLastSubmit: true,
        dirtyFieldsSinceLastSubmit: true,
      },
    },
  );
  if (!submitFailed) return null;
  const isCurrent = typeof whole.submitError === 'string' && !whole.dirtySinceLastSubmit;
  const formError = isCurrent ? (whole.submitError as string) : undefined;
  const shown = names.flatMap((name) => {
    const ofField: unknown = dirtyFieldsSinceLastSubmit?.[name]
      ? errors?.[name]
      : (submitErrors?.[name] ?? errors?.[name]);
    return typeof ofField === 'string' ? [{ fieldId: `${id}-${name}`, message: ofField }] : [];
  });
  if (shown.length > 1)
    return <ErrorSummary {...(formError && { title: formError })} errors={shown} />;
  // Does not repeat what the field already says.
  const isNew = formError !== undefined && formError !== shown[0]?.message;
  return isNew ? (
    <Alert tone="danger" isUrgent>
      {formError}
    </Alert>
  ) : null;
}
