import { addDeskPasskey, beginDeskPasskey } from '@formulary/rules/calls/desk/deskPasskeyCalls';
import {
  type Authenticator,
  createAuthenticator,
} from '../../accounts/passkeys/testing/createAuthenticator.ts';
import type { TestDesk } from '../../testing/openTestDesk.ts';

/** Adds a passkey to the account of a session, and returns the authenticator that holds it. */
export async function addTestPasskey(
  desk: TestDesk,
  token: string,
  name = 'Work laptop',
): Promise<Authenticator> {
  const device = createAuthenticator('https://desk.test');
  const response = device.create(await desk.ask(beginDeskPasskey, { token }));
  await desk.ask(addDeskPasskey, { token, body: { name, response } });
  return device;
}
