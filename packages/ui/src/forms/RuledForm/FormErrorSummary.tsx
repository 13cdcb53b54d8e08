import { useFormState } from 'react-final-form';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { ErrorSummary } from '../../fields/ErrorSummary/ErrorSummary.tsx';
import { useRuledForm } from '../RuledFormContext.ts';

interface Props {
  /** The form's fields in the order in which they stand. */
  readonly names: readonly string[];
}

/**
 * What is wrong with the form around it, above it, in one place: the fields when they are more than one (ErrorSummary),
 * under what the server said of the whole until something is changed; that alone otherwise.
 */
export function FormErrorSummary({ names }: Props) {
  const { id } = useRuledForm();
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
  const isSaid = typeof whole.submitError === 'string' && !whole.dirtySinceLastSubmit;
  const said = isSaid ? (whole.submitError as string) : undefined;
  const shown = names.flatMap((name) => {
    const ofField: unknown = dirtyFieldsSinceLastSubmit?.[name]
      ? errors?.[name]
      : (submitErrors?.[name] ?? errors?.[name]);
    return typeof ofField === 'string' ? [{ fieldId: `${id}-${name}`, message: ofField }] : [];
  });
  if (shown.length > 1) return <ErrorSummary {...(said && { title: said })} errors={shown} />;
  // What the field says already is not said twice.
  const isNews = said !== undefined && said !== shown[0]?.message;
  return isNews ? (
    <Alert tone="danger" isUrgent>
      {said}
    </Alert>
  ) : null;
}
