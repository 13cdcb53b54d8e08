import type { ApiProblem } from '../ApiProblem.ts';
import { refusalOnFields } from '../refusalOnFields.ts';

const fieldNames = {
  user_new_password: 'password',
  user_password_confirmation: 'passwordConfirmation',
};

/** A refused new password as the form reads it (spec 8.6). */
export function resetRefusal(problem: ApiProblem) {
  return refusalOnFields(problem, fieldNames);
}
