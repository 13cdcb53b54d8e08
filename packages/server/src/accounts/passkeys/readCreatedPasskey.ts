import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { Refused } from '../../platform/problems/Refused.ts';
import { loadWebAuthn, passkeyAlgorithms } from './webAuthn.ts';
import type { RelyingParty } from './webAuthn.ts';

/** A browser's registration answer and its expected challenge. */
interface Created {
  /** JSON of the browser's answer. */
  readonly response: string;
  readonly challenge: string;
  readonly party: RelyingParty;
}

/** A passkey as stored. */
export interface CreatedPasskey {
  readonly credentialId: Buffer;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly isSynced: boolean;
}

const TRANSPORTS = new Set(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);

/**
 * Verifies and reads a passkey that a browser made. Refuses anything but the answer to this challenge with
 * 'passkey-refused'.
 */
export async function readCreatedPasskey(created: Created): Promise<CreatedPasskey> {
  const verified = await verify(created).catch(() => undefined);
  if (!verified?.verified) throw new Refused('passkey-refused');
  const { credential, credentialBackedUp } = verified.registrationInfo;
  return {
    credentialId: Buffer.from(credential.id, 'base64url'),
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: (credential.transports ?? []).filter((each) => TRANSPORTS.has(each)),
    isSynced: credentialBackedUp,
  };
}

/** Verifies the registration answer; throws on malformed JSON. */
async function verify({ response, challenge, party }: Created) {
  const { verifyRegistrationResponse } = await loadWebAuthn();
  return verifyRegistrationResponse({
    response: JSON.parse(response) as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: [...passkeyAlgorithms],
  });
}
