import { createPublicKey, hash, verify } from 'node:crypto';
import { sealedText } from './sealedText.ts';
import type { SealedSignature } from './SignatureRecord.ts';

/** Whether all that is kept of a signature was sealed with a public key of the shop's, the picture by its hash; the key has its id. */
export function isTextSealed({ seal, ...signature }: SealedSignature, publicKey: Buffer): boolean {
  if (hash('sha256', publicKey) !== signature.keyId) return false;
  const key = createPublicKey({ key: publicKey, format: 'der', type: 'spki' });
  return verify(null, Buffer.from(sealedText(signature)), key, seal);
}
