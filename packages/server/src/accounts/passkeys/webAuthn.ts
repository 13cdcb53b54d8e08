/**
 * COSE numbers of EdDSA, ES256 and RS256. Passkeys sign with one of these, and proofs are verified with them for years.
 */
export const passkeyAlgorithms: readonly number[] = [-8, -7, -257];

/** The shop as a passkey relying party: host and page origin. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/** Returns the relying party of the shop's public address; passkeys work on no other host. */
export function relyingPartyOf(shopUrl: string): RelyingParty {
  const { hostname, origin } = new URL(shopUrl);
  return { id: hostname, origin };
}

/** Loads the passkey library on first use: most starts of the server need none. */
export function loadWebAuthn(): Promise<typeof import('@simplewebauthn/server')> {
  return import('@simplewebauthn/server');
}
