import { signIn, signOut } from '@formulary/rules/calls/sessionCalls';
import { callApi } from '../../lib/http/http.ts';
import { useSession } from '../../lib/session/session.ts';
import { forgotPassword, resetPassword } from '@formulary/rules/calls/joiningCalls';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Signs in and returns the token (spec 7.3, reading R6). */
export function signInWith({ email, password }: Credentials): Promise<string> {
  return callApi(signIn, { body: { email: email.trim(), password } });
}

/** Ends the session here at once and tells the server in the background; a failure changes nothing (spec 4.1). */
export function endSession(): void {
  const { tokenToSend, drop } = useSession.getState();
  if (tokenToSend() !== undefined) {
    const answer = callApi(signOut, {}, { isBackground: true, keepalive: true });
    answer.catch(() => undefined);
  }
  drop();
}

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
