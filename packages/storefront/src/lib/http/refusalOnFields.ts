import type { ApiProblem } from './ApiProblem.ts';

/**
 * A refusal as a form reads it: the server's sentences on its fields (spec 5.7, 8.7). What the server says
 * of something that has no field follows the message, so that no sentence of it is lost.
 */
export function refusalOnFields(
  { message, errors = {} }: Pick<ApiProblem, 'message' | 'errors'>,
  /** The form's fields. */
  fields: readonly string[],
) {
  const byField: Record<string, string> = {};
  const others: string[] = [];
  for (const [field, sentence] of Object.entries(errors)) {
    if (fields.includes(field)) byField[field] = sentence;
    else others.push(sentence);
  }
  return { message: [message, ...others].join('. '), errors: byField };
}
