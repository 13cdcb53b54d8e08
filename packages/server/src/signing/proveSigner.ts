import { hasPasskey } from '../accounts/passkeys/passkeys.queries.ts';
import { usePasskey } from '../accounts/passkeys/usePasskey.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { Refused } from '../platform/problems/Refused.ts';
import type { SignatureRecord } from '../prescriptions/signatures/SignatureRecord.ts';

/** Who signs what, and how they showed who they are. */
interface SignerProof {
  readonly userId: number;
  readonly textHash: Buffer;
  /** What a browser answered for a passkey, JSON. */
  readonly passkeyResponse: string | undefined;
  /** When the password was last given; nothing when that no longer counts. */
  readonly provenAt: Date | undefined;
  readonly shopUrl: string;
  readonly at: Date;
}

/**
 * How a signer showed who they are. A passkey that signed the hash of the text is presence by itself. Whoever has one signs with
 * it: refuses the password alone with 'passkey-required', an answer that does not hold with 'passkey-refused', and with
 * 'presence-required' when the password was given too long ago.
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
