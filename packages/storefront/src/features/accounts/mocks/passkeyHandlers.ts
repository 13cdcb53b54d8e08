import * as calls from '@formulary/rules/calls/passkeyCalls';
import { provePresence } from '@formulary/rules/calls/sessionCalls';
import { aPasskey } from '@formulary/rules/accounts/fixtures/aPasskey';
import type { Passkey } from '@formulary/rules/accounts/passkey';
import { messages } from '@formulary/rules/problems/messages';
import type { HttpHandler } from 'msw';
import { mockCall, refusal } from '@formulary/storybook-kit/mocks/mockCall';
import { MOCK_PASSWORD } from './accountHandlers.ts';

const OPTIONS = JSON.stringify({
  challenge: 'AAAA',
  rp: { name: 'Formulary' },
  user: { id: 'AAAA', name: 'prescriber@formulary.test', displayName: 'Helen Marsh' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
});

/** Mocks the passkey calls, with some passkeys at the start. */
export function passkeyHandlers(start: readonly Passkey[] = []): readonly HttpHandler[] {
  let passkeys = start;
  const put = (fresh: Passkey) => {
    passkeys = passkeys.map((each) => (each.id === fresh.id ? fresh : each));
    return { answer: fresh };
  };
  return [
    mockCall(calls.listPasskeys, () => ({ answer: passkeys })),
    mockCall(calls.beginPasskey, () => ({ answer: OPTIONS })),
    mockCall(calls.addPasskey, ({ body: { name } }) => {
      const id = Math.max(0, ...passkeys.map((each) => each.id)) + 1;
      const added = aPasskey({ id, name });
      passkeys = [added, ...passkeys];
      return { answer: added };
    }),
    mockCall(calls.renamePasskey, ({ body: { id, name } }) => {
      const found = passkeys.find((each) => each.id === id);
      return found ? put({ ...found, name }) : refusal(404, 'passkey-missing');
    }),
    mockCall(calls.removePasskey, ({ params: { id } }) => {
      passkeys = passkeys.filter((each) => each.id !== id);
      return { answer: undefined };
    }),
    mockCall(provePresence, ({ body }) =>
      body.password === MOCK_PASSWORD
        ? { answer: undefined }
        : refusal(400, 'invalid-request', { user_password: messages['sign-in-failed'] }),
    ),
  ];
}
