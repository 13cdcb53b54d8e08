import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { refusalOnFields } from '@formulary/client/http/problems/refusalOnFields';
import type { FormAnswer } from '@formulary/ui/forms/validation/formRefusal';

/** Sends a form. Returns a refusal in the shape that forms show, by the fields that the form has. */
export async function refusalOf(
  work: () => Promise<unknown>,
  fields: readonly string[] = [],
): Promise<FormAnswer> {
  try {
    await work();
    return undefined;
  } catch (problem) {
    if (problem instanceof ApiProblem) return refusalOnFields(problem, fields);
    throw problem;
  }
}
