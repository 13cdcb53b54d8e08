import { profileRules } from '@formulary/rules/accounts/profileRules';
import type { ApiProblem } from '../../lib/http/problems/ApiProblem.ts';
import { refusalOnFields } from '../../lib/http/problems/refusalOnFields.ts';

/** Maps a refused profile to the form: the server's messages by field (spec 5.11). */
export function billingRefusal(problem: ApiProblem) {
  return refusalOnFields(problem, Object.keys(profileRules));
}
