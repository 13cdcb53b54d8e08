import { type KeyObject, verify } from 'node:crypto';
import { sealedText } from './sealedText.ts';
import type { SealedSignature } from './SignatureRecord.ts';

/** Whether all that is kept of a signature was sealed with a key, the picture by its hash. */
export function isTextSealed({ seal, ...signature }: SealedSignature, key: KeyObject): boolean {
  return verify(null, Buffer.from(sealedText(signature)), key, seal);
}
