import { registrationDocuments } from '@formulary/rules/accounts/registrationDocuments';
import { registrationRules } from '@formulary/rules/accounts/registrationRules';
import type { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { refusalOnFields } from '@formulary/client/http/problems/refusalOnFields';

/** Maps a refused registration to the form: server messages by field (spec 5.7, 8.7). */
export function registrationRefusal(problem: ApiProblem) {
  const rules = registrationRules({ isProfessional: true }, new Date());
  return refusalOnFields(problem, [...Object.keys(rules), ...Object.keys(registrationDocuments)]);
}
