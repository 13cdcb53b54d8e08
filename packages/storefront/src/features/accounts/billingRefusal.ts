import { profileRules } from '@formulary/rules/accounts/profileRules';
import type { ApiProblem } from '../../lib/http/ApiProblem.ts';
import { refusalOnFields } from '../../lib/http/refusalOnFields.ts';

/** A refused profile as the form reads it: the server's sentences on the fields they are about (spec 5.11). */
export function billingRefusal(problem: ApiProblem) {
  return refusalOnFields(problem, Object.keys(profileRules));
}
