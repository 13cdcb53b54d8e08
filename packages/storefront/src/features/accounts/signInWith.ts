import { signIn } from '@formulary/rules/calls/sessionCalls';
import { callApi } from '../../lib/http/http.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Signs in and returns the token (spec 7.3, reading R6). */
export function signInWith({ email, password }: Credentials): Promise<string> {
  return callApi(signIn, { body: { email: email.trim(), password } });
}
