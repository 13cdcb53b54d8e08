import type { ApiProblem } from './ApiProblem.ts';

/** A refusal as a form reads it: the server's sentences by the form's own field names (spec 5.7, 8.7). */
export function refusalOnFields(
  { message, errors = {} }: ApiProblem,
  /** The form's fields by their names on the wire. */
  fieldNames: Readonly<Record<string, string>>,
) {
  const byField = Object.entries(errors).flatMap(([wireName, sentence]) => {
    const field = fieldNames[wireName];
    return field ? [[field, sentence] as const] : [];
  });
  return { message, errors: Object.fromEntries(byField) };
}
