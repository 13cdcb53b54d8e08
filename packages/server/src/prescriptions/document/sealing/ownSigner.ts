import { CryptoKeySigner, type Signer } from '@libpdf/core';
import { fromPem } from './fromPem.ts';

const ALGORITHM = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const;

/** Returns a signer with the key and the certificate of a PEM text made by `createCertificate`. */
export async function ownSigner(pem: string): Promise<Signer> {
  const key = await crypto.subtle.importKey(
    'pkcs8',
    new Uint8Array(fromPem('PRIVATE KEY', pem)),
    ALGORITHM,
    false,
    ['sign'],
  );
  return new CryptoKeySigner(key, fromPem('CERTIFICATE', pem), 'RSA', ALGORITHM.name);
}
