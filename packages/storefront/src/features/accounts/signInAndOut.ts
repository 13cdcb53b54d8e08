import { signIn, signOut } from '@formulary/rules/calls/sessionCalls';
import { callApi } from '../../lib/http/http.ts';
import { useSession } from '../../lib/session/session.ts';

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
