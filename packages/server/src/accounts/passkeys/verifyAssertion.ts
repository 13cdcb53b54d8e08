import { loadWebAuthn } from './loadWebAuthn.ts';
import type { PasskeyProof } from './PasskeyProof.ts';
import type { RelyingParty } from './relyingPartyOf.ts';

/** What is verified, and what it must have been made for. */
interface Verified {
  readonly proof: PasskeyProof;
  /** What had to be signed. */
  readonly challenge: Buffer;
  readonly party: RelyingParty;
  /** How often the passkey had signed before, by its own count. */
  readonly counter: number;
}

/**
 * Verifies that a passkey signed a challenge on the pages of the shop, and that the device asked who was there. Answers how
 * often it has signed since; nothing when it does not hold.
 */
export async function verifyAssertion({
  proof,
  challenge,
  party,
  counter,
}: Verified): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const id = proof.credentialId.toString('base64url');
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          authenticatorData: proof.authenticatorData.toString('base64url'),
          clientDataJSON: proof.clientData.toString('base64url'),
          signature: proof.signature.toString('base64url'),
        },
      },
      expectedChallenge: challenge.toString('base64url'),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: { id, publicKey: Uint8Array.from(proof.publicKey), counter },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}
