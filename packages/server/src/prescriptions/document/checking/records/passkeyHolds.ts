import { verifyAssertion } from '../../../../accounts/passkeys/verifyAssertion.ts';
import { relyingPartyOf } from '../../../../accounts/passkeys/webAuthn.ts';
import type { SealedSignature } from '../../../signatures/SignatureRecord.ts';

/**
 * Returns whether a passkey signed this text, from its stored proof alone: the device verified the user, and its key
 * verifies. The page is the one that the browser named, because the shop's address may have changed. It was compared at
 * signing and is part of the seal.
 */
export async function passkeyHolds({ passkey, textHash }: SealedSignature): Promise<boolean> {
  if (!passkey) return false;
  try {
    const { origin } = JSON.parse(passkey.clientData.toString()) as { readonly origin: string };
    const party = relyingPartyOf(origin);
    const made = { proof: passkey, challenge: textHash, party, counter: 0 };
    return (await verifyAssertion(made)) !== undefined;
  } catch {
    return false;
  }
}
