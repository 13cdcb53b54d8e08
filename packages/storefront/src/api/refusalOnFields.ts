import type { ApiProblem } from './ApiProblem.ts';

/**
 * A refusal as a form reads it: the server's sentences by the form's own field names (spec 5.7, 8.7). What the server says
 * of something that has no field follows the message, so that no sentence of it is lost.
 */
export function refusalOnFields(
  { message, errors = {} }: Pick<ApiProblem, 'message' | 'errors'>,
  /** The form's fields by their names on the wire. */
  fieldNames: Readonly<Record<string, string>>,
) {
  const byField: Record<string, string> = {};
  const others: string[] = [];
  for (const [wireName, sentence] of Object.entries(errors)) {
    const field = fieldNames[wireName];
    if (field === undefined) others.push(sentence);
    else byField[field] = sentence;
  }
  return { message: [message, ...others].join('. '), errors: byField };
}
