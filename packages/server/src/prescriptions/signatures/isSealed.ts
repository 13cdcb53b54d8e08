import { createPublicKey, hash, verify } from 'node:crypto';
import { sealedText } from './sealedText.ts';
import type { SealedSignature } from './SignatureRecord.ts';

/** Whether a signature is the one that was sealed, with a public key of the shop's: the key has its id, the picture its hash. */
export function isSealed({ seal, ...signature }: SealedSignature, publicKey: Buffer): boolean {
  const isKey = hash('sha256', publicKey) === signature.keyId;
  const isPicture = hash('sha256', signature.picture, 'buffer').equals(signature.pictureHash);
  if (!isKey || !isPicture) return false;
  const key = createPublicKey({ key: publicKey, format: 'der', type: 'spki' });
  return verify(null, Buffer.from(sealedText(signature)), key, seal);
}
