import { verifyAssertion } from '../../../../accounts/passkeys/verifyAssertion.ts';
import { relyingPartyOf } from '../../../../accounts/passkeys/relyingPartyOf.ts';
import type { SealedSignature } from '../../../signatures/SignatureRecord.ts';

/**
 * Whether a passkey signed this text, by what is kept of it alone: the device asked who was there, and its key verifies. The page
 * is the one that the browser named, for the shop's address may have changed since; it was compared when it was signed, and
 * stands in the seal.
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
