import { sign } from 'node:crypto';
import type { SealKey } from './SealKey.ts';
import { sealedText } from './sealedText.ts';
import type { SealedSignature, SignatureRecord } from './SignatureRecord.ts';

/** Seals a signature with the shop's key; the seal covers the key's id too. */
export function sealSignature(
  signature: Omit<SignatureRecord, 'keyId'>,
  key: SealKey,
): SealedSignature {
  const record = { ...signature, keyId: key.id };
  return { ...record, seal: sign(null, Buffer.from(sealedText(record)), key.privateKey) };
}
