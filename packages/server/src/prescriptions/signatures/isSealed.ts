import { hash } from 'node:crypto';
import { isTextSealed } from './isTextSealed.ts';
import type { SealedSignature } from './SignatureRecord.ts';

/** Whether a signature is the one that was sealed, with a public key of the shop's: the key has its id, the picture its hash. */
export function isSealed(signature: SealedSignature, publicKey: Buffer): boolean {
  const isPicture = hash('sha256', signature.picture, 'buffer').equals(signature.pictureHash);
  return isPicture && isTextSealed(signature, publicKey);
}
