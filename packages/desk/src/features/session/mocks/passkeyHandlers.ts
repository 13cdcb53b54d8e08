import { aPasskey } from '@formulary/rules/accounts/fixtures/aPasskey';
import type { Passkey } from '@formulary/rules/accounts/passkey';
import * as calls from '@formulary/rules/calls/desk/deskPasskeyCalls';
import { mockCall, refusal } from '@formulary/storybook-kit/mocks/mockCall';
import type { HttpHandler } from 'msw';

const OPTIONS = JSON.stringify({
  challenge: 'AAAA',
  rp: { name: 'Formulary' },
  user: { id: 'AAAA', name: 'priya@pharmacy.test', displayName: 'Priya Shah' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
});

/** Mocks the calls of the person's own passkeys, with some at the start. */
export function passkeyHandlers(start: readonly Passkey[] = []): readonly HttpHandler[] {
  let passkeys = start;
  return [
    mockCall(calls.listDeskPasskeys, () => ({ answer: passkeys })),
    mockCall(calls.beginDeskPasskey, () => ({ answer: OPTIONS })),
    mockCall(calls.addDeskPasskey, ({ body: { name } }) => {
      const added = aPasskey({ id: Math.max(0, ...passkeys.map(({ id }) => id)) + 1, name });
      passkeys = [added, ...passkeys];
      return { answer: added };
    }),
    mockCall(calls.renameDeskPasskey, ({ body: { id, name } }) => {
      const found = passkeys.find((each) => each.id === id);
      if (!found) return refusal(404, 'passkey-missing');
      passkeys = passkeys.map((each) => (each.id === id ? { ...found, name } : each));
      return { answer: { ...found, name } };
    }),
    mockCall(calls.removeDeskPasskey, ({ params: { id } }) => {
      passkeys = passkeys.filter((each) => each.id !== id);
      return { answer: undefined };
    }),
  ];
}
