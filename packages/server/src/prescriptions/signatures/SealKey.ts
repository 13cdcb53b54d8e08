import type { KeyObject } from 'node:crypto';

/** The shop's Ed25519 key for seals. */
export interface SealKey {
  /** SHA-256 of the public key, in hexadecimal. */
  readonly id: string;
  readonly privateKey: KeyObject;
  /** SubjectPublicKeyInfo (DER). */
  readonly publicKey: Buffer;
}
