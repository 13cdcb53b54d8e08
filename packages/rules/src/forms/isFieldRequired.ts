import type { FieldCheck, TypedValues } from './fieldCheck.ts';

/** Returns whether a field is required: one of its checks refuses an empty value in the current form (spec 5.27). */
export function isFieldRequired(checks: readonly FieldCheck[], form: TypedValues): boolean {
  return checks.some((check) => check('', form) !== undefined);
}
