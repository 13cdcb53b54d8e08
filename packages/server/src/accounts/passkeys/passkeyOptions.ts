import { brand } from '@formulary/rules/brand/brand';
import { type RelyingParty, loadWebAuthn, passkeyAlgorithms } from './webAuthn.ts';

/** How long a challenge of a passkey may be answered, in milliseconds. */
export const CHALLENGE_LIVES_MS = 300_000;

/** A passkey that is registered already. */
export interface KnownPasskey {
  readonly id: Buffer;
  readonly transports: readonly string[];
}

/** Whose passkey is to be made, and where it will work. */
interface NewPasskey {
  readonly party: RelyingParty;
  /** Opaque to the device; a passkey of the same handle and party replaces another on the same device. */
  readonly handle: string;
  readonly email: string;
  readonly name: string;
  readonly known: readonly KnownPasskey[];
  /** `required` for a passkey that names its person, so that signing in asks for no address. */
  readonly residentKey: 'preferred' | 'required';
}

/**
 * Returns the JSON of the options with which a browser makes a passkey, and their challenge. The device must verify its
 * user (finger, face or PIN), as it does for each signature.
 */
export async function creationOptions({
  party,
  handle,
  email,
  name,
  known,
  residentKey,
}: NewPasskey): Promise<{ readonly options: string; readonly challenge: string }> {
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpName: brand.name,
    rpID: party.id,
    userID: new TextEncoder().encode(handle),
    userName: email,
    userDisplayName: name,
    supportedAlgorithmIDs: [...passkeyAlgorithms],
    timeout: CHALLENGE_LIVES_MS,
    excludeCredentials: descriptors(known),
    authenticatorSelection: { residentKey, userVerification: 'required' },
  });
  return { options: JSON.stringify(options), challenge: options.challenge };
}

/** What a passkey is to sign; one of these passkeys, or, without any, one that names its person. */
interface PasskeyRequest {
  readonly party: RelyingParty;
  readonly challenge: Buffer;
  readonly known: readonly KnownPasskey[];
}

/** Returns the JSON of the options with which a browser signs a challenge with a passkey. */
export async function requestOptions({ party, challenge, known }: PasskeyRequest): Promise<string> {
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    challenge: Uint8Array.from(challenge),
    userVerification: 'required',
    allowCredentials: descriptors(known),
  });
  return JSON.stringify(options);
}

function descriptors(known: readonly KnownPasskey[]) {
  return known.map(({ id, transports }) => ({
    id: id.toString('base64url'),
    transports: [...transports],
  }));
}
