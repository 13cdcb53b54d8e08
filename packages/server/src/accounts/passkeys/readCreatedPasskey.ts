import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { Refused } from '../../platform/problems/Refused.ts';
import { loadWebAuthn } from './loadWebAuthn.ts';
import { passkeyAlgorithms } from './passkeyAlgorithms.ts';
import type { RelyingParty } from './relyingPartyOf.ts';

/** What a browser made, and what it was asked for. */
interface Created {
  /** The JSON of the browser's answer. */
  readonly response: string;
  readonly challenge: string;
  readonly party: RelyingParty;
}

/** A passkey as it is kept. */
export interface CreatedPasskey {
  readonly credentialId: Buffer;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly isSynced: boolean;
}

const TRANSPORTS = new Set(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);

/** Reads the passkey that a browser made. Refuses with 'passkey-refused' whatever is not the answer to this challenge. */
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

/** Throws on what is no JSON of a browser's answer. */
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
