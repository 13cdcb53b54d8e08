import type { FieldMetaState } from 'react-final-form';

/**
 * Returns the error to show under a field: none before the first submit, then the current rule error, or the server's
 * error while the value is unchanged (spec 5.7).
 */
export function visibleError(meta: FieldMetaState<string>): string | undefined {
  const { error, submitError, submitFailed, dirtySinceLastSubmit } = meta;
  if (!submitFailed) return undefined;
  const said: unknown = dirtySinceLastSubmit ? error : (submitError ?? error);
  return typeof said === 'string' ? said : undefined;
}
