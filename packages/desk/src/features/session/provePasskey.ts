import { beginPasskeyProof } from '@formulary/rules/calls/desk/deskSessionCalls';
import { deskSentences } from '@formulary/rules/problems/deskSentences';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import type { FormAnswer } from '@formulary/ui/forms/validation/formRefusal';
import { callDesk } from '../../lib/http/callDesk.ts';
import { refusalOf } from '../../lib/http/refusalOf.ts';

/** Returns whether this browser has passkeys. */
export const knowsPasskeys = (): boolean => globalThis.PublicKeyCredential !== undefined;

/**
 * Has the device prove its person, and sends its answer. Returns the refusal; also when the person cancelled or the
 * device has no passkey of the desk.
 */
export async function provePasskey(
  send: (response: string) => Promise<unknown>,
): Promise<FormAnswer> {
  let response: unknown;
  const began = await refusalOf(async () => {
    const options = await callDesk(beginPasskeyProof, {});
    const { startAuthentication } = await loadLazily(() => import('@simplewebauthn/browser'));
    response = await startAuthentication({ optionsJSON: JSON.parse(options) as never }).catch(
      () => undefined,
    );
  });
  if (began) return began;
  if (response === undefined) return { message: deskSentences.passkeyNotGiven };
  return refusalOf(() => send(JSON.stringify(response)));
}
