import { type KeyObject, verify } from 'node:crypto';
import { sealedText } from './sealedText.ts';
import type { SealedSignature } from './SignatureRecord.ts';

/** Returns whether a seal verifies with a key for all stored values of a signature, the picture by its hash. */
export function isTextSealed({ seal, ...signature }: SealedSignature, key: KeyObject): boolean {
  return verify(null, Buffer.from(sealedText(signature)), key, seal);
}
