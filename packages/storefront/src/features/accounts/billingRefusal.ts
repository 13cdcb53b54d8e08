import { profileRules } from '@formulary/rules/accounts/profileRules';
import type { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { refusalOnFields } from '@formulary/client/http/problems/refusalOnFields';

/** Maps a refused profile to the form: the server's messages by field (spec 5.11). */
export function billingRefusal(problem: ApiProblem) {
  return refusalOnFields(problem, Object.keys(profileRules));
}
