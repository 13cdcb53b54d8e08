/** What a browser answers when a passkey signed, as it arrived. */
export interface PasskeyAssertion {
  readonly credentialId: Buffer;
  readonly authenticatorData: Buffer;
  /** JSON. */
  readonly clientData: Buffer;
  readonly signature: Buffer;
}

/** The same, with the public key that verifies it. */
export interface PasskeyProof extends PasskeyAssertion {
  /** As COSE. */
  readonly publicKey: Buffer;
}
