import { forgotPassword, resetPassword } from '@formulary/rules/calls/joiningCalls';
import { callApi } from '../../lib/http/http.ts';

/** Asks for a password reset link; the answer is the same for every address (spec 7.6, trust). */
export async function requestPasswordReset(email: string): Promise<string> {
  const { message } = await callApi(forgotPassword, { body: { email } });
  return message;
}

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
