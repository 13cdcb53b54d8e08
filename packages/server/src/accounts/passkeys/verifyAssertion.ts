import { type RelyingParty, loadWebAuthn } from './webAuthn.ts';

/** A browser's passkey signature, as received. */
export interface PasskeyAssertion {
  readonly credentialId: Buffer;
  readonly authenticatorData: Buffer;
  /** JSON. */
  readonly clientData: Buffer;
  readonly signature: Buffer;
}

/** A passkey signature with the public key that verifies it. */
export interface PasskeyProof extends PasskeyAssertion {
  /** COSE key. */
  readonly publicKey: Buffer;
}

/** A passkey proof and the values it must match. */
interface Verified {
  readonly proof: PasskeyProof;
  /** Challenge that the passkey must have signed. */
  readonly challenge: Buffer;
  readonly party: RelyingParty;
  /** The passkey's signature counter before this use. */
  readonly counter: number;
}

/**
 * Verifies that a passkey signed a challenge on the shop's pages, and that the device verified its user. Returns the
 * new signature counter, or undefined if the proof is invalid.
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
