import { forgotPassword } from '@formulary/rules/calls/joiningCalls';
import { callApi } from '../../lib/http/http.ts';

/** Asks for a link that resets the password; the answer says the same of every address (spec 7.6, trust). */
export async function askForReset(email: string): Promise<string> {
  const { message } = await callApi(forgotPassword, { body: { email } });
  return message;
}
