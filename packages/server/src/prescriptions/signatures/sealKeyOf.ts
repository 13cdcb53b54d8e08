import { createPrivateKey, createPublicKey, hash } from 'node:crypto';
import type { SealKey } from './SealKey.ts';

/** Returns the key of a PEM text (PKCS#8); throws unless it is Ed25519. */
export function sealKeyOf(pem: string): SealKey {
  const privateKey = createPrivateKey(pem);
  if (privateKey.asymmetricKeyType !== 'ed25519') throw new Error('The key is not of Ed25519');
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
  return { id: hash('sha256', publicKey), privateKey, publicKey };
}
