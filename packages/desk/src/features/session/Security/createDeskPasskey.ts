import { addDeskPasskey, beginDeskPasskey } from '@formulary/rules/calls/desk/deskPasskeyCalls';
import { passkeyNotices } from '@formulary/rules/problems/passkeyNotices';
import { loadLazily } from '@formulary/ui/primitives/lazy/loadLazily';
import { callDesk } from '../../../lib/http/callDesk.ts';
import { withFreshProof } from '../../../lib/http/freshProof.ts';

/** Messages by the error name of a failed registration. */
const sentences: Readonly<Record<string, string>> = {
  NotAllowedError: passkeyNotices.passkeyNotMade,
  AbortError: passkeyNotices.passkeyNotMade,
  InvalidStateError: passkeyNotices.passkeyKnown,
};

/**
 * Creates a passkey on this device and adds it under a name. Returns a message if the device created none; throws the
 * server's refusal.
 */
export async function createDeskPasskey(name: string): Promise<string | undefined> {
  const options = await withFreshProof(() => callDesk(beginDeskPasskey, {}));
  const { startRegistration } = await loadLazily(() => import('@simplewebauthn/browser'));
  let response: unknown;
  try {
    response = await startRegistration({ optionsJSON: JSON.parse(options) as never });
  } catch (error) {
    return sentences[error instanceof Error ? error.name : ''] ?? passkeyNotices.passkeyFailed;
  }
  await withFreshProof(() =>
    callDesk(addDeskPasskey, { body: { name, response: JSON.stringify(response) } }),
  );
  return undefined;
}
