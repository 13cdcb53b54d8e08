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
