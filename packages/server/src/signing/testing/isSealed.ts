import { hash, type KeyObject } from 'node:crypto';
import {
  isTextSealed,
  type SealedSignature,
} from '../../prescriptions/signatures/signatureSeal.ts';

/** Returns whether a seal verifies with a key for the whole text and for the picture by its hash. */
export function isSealed(signature: SealedSignature, key: KeyObject): boolean {
  const isPicture = hash('sha256', signature.picture, 'buffer').equals(signature.pictureHash);
  return isPicture && isTextSealed(signature, key);
}
