import { forgotPassword } from '@formulary/rules/calls/joiningCalls';
import { callApi } from '../../lib/http/http.ts';

/** Asks for a password reset link; the answer is the same for every address (spec 7.6, trust). */
export async function requestPasswordReset(email: string): Promise<string> {
  const { message } = await callApi(forgotPassword, { body: { email } });
  return message;
}
