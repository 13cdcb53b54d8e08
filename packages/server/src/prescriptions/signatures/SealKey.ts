import type { KeyObject } from 'node:crypto';

/** The Ed25519 key with which the shop seals signatures. */
export interface SealKey {
  /** SHA-256 of the public key, in hexadecimal. */
  readonly id: string;
  readonly privateKey: KeyObject;
  /** SubjectPublicKeyInfo (DER). */
  readonly publicKey: Buffer;
}
