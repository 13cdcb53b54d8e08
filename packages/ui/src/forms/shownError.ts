import type { FieldMetaState } from 'react-final-form';

/**
 * The sentence to show under a field: nothing before the first submit; then what the rules say now, so that it goes as
 * soon as it is fixed; or what the server said about the value that still stands there (spec 5.7).
 */
export function shownError(meta: FieldMetaState<string>): string | undefined {
  const { error, submitError, submitFailed, dirtySinceLastSubmit } = meta;
  if (!submitFailed) return undefined;
  const said: unknown = dirtySinceLastSubmit ? error : (submitError ?? error);
  return typeof said === 'string' ? said : undefined;
}
