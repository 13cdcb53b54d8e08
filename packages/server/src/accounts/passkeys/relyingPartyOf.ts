/** The shop as passkeys know it: the host they are made for, and the address that pages have. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/** A passkey belongs to the host of the shop's public address, and answers on no other. */
export function relyingPartyOf(shopUrl: string): RelyingParty {
  const { hostname, origin } = new URL(shopUrl);
  return { id: hostname, origin };
}
