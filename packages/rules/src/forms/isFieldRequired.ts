import type { FieldCheck, TypedValues } from './fieldCheck.ts';

/** Whether a field has to be filled in: its checks refuse an empty value in the form as it stands (spec 5.27). */
export function isFieldRequired(checks: readonly FieldCheck[], form: TypedValues): boolean {
  return checks.some((check) => check('', form) !== undefined);
}
