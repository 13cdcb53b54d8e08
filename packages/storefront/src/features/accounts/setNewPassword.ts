import { resetPassword } from '@formulary/rules/calls/joiningCalls';
import { callApi } from '../../lib/http/http.ts';

interface NewPassword {
  readonly password: string;
  readonly passwordConfirmation: string;
  /** Token from the mailed link. */
  readonly token: string;
}

/** Sets a new password; every session of the account ends (spec 7.7, reading R6). */
export async function setNewPassword(words: NewPassword): Promise<void> {
  await callApi(resetPassword, { body: words });
}
