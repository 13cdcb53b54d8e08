import type { ApiProblem } from './ApiProblem.ts';

/**
 * Maps a refusal to a form: server messages by field (spec 5.7, 8.7). Messages without a matching field are appended to
 * the main message.
 */
export function refusalOnFields(
  { message, errors = {} }: Pick<ApiProblem, 'message' | 'errors'>,
  /** Names of the form's fields. */
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
