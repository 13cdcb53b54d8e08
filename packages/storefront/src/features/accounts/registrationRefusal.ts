import { registrationDocuments } from '@formulary/rules/accounts/registrationDocuments';
import { registrationRules } from '@formulary/rules/accounts/registrationRules';
import type { ApiProblem } from '../../lib/http/ApiProblem.ts';
import { refusalOnFields } from '../../lib/http/refusalOnFields.ts';

/** A refused registration as the form reads it: each sentence of the server on its field (spec 5.7, 8.7). */
export function registrationRefusal(problem: ApiProblem) {
  const rules = registrationRules({ isProfessional: true }, new Date());
  return refusalOnFields(problem, [...Object.keys(rules), ...Object.keys(registrationDocuments)]);
}
