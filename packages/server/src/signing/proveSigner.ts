import { hasPasskey } from '../accounts/passkeys/passkeys.queries.ts';
import { usePasskey } from '../accounts/passkeys/usePasskey.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { Refused } from '../platform/problems/Refused.ts';
import type { SignatureRecord } from '../prescriptions/signatures/SignatureRecord.ts';

/** The text to sign, and the signer's proof of identity. */
interface SignerProof {
  readonly userId: number;
  readonly textHash: Buffer;
  /** The browser's response for a passkey, as JSON. */
  readonly passkeyResponse: string | undefined;
  /** When the password was last given; undefined when that has expired. */
  readonly provenAt: Date | undefined;
  readonly shopUrl: string;
  readonly at: Date;
}

/**
 * Returns the method and proof of a signer's identity. A passkey that signed the hash of the text is proof enough.
 * Refuses a user with a passkey who gives only the password with 'passkey-required', an invalid response with
 * 'passkey-refused', and a password given too long ago with 'presence-required'.
 */
export async function proveSigner(
  trx: Trx,
  { userId, textHash, passkeyResponse, provenAt, shopUrl, at }: SignerProof,
): Promise<Pick<SignatureRecord, 'method' | 'provenAt' | 'passkey'>> {
  if (passkeyResponse !== undefined) {
    const use = { userId, response: passkeyResponse, challenge: textHash, shopUrl, at };
    return { method: 'passkey', provenAt: at, passkey: await usePasskey(trx, use) };
  }
  if (await hasPasskey(trx, userId)) throw new Refused('passkey-required');
  if (!provenAt) throw new Refused('presence-required');
  return { method: 'password', provenAt, passkey: undefined };
}
