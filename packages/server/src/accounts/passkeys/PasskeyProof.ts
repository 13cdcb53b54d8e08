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
