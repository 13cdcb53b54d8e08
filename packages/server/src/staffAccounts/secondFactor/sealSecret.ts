import {
  type KeyObject,
  createCipheriv,
  createDecipheriv,
  hkdfSync,
  randomBytes,
} from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a secret of a member of staff (AES-256-GCM) under a key derived from the server's private key, so that the
 * database alone does not hold it. It opens for the same person only.
 */
export function sealSecret(key: KeyObject, staffId: number, secret: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, derived(key), nonce).setAAD(boundTo(staffId));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Decrypts a secret; returns undefined if it was sealed with another key, for somebody else, or was altered. */
export function openSecret(key: KeyObject, staffId: number, sealed: Buffer): Buffer | undefined {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  try {
    const decipher = createDecipheriv(CIPHER, derived(key), nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(boundTo(staffId)).setAuthTag(tag);
    const rest = sealed.subarray(NONCE_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(rest), decipher.final()]);
  } catch {
    return undefined;
  }
}

function derived(key: KeyObject): Buffer {
  const material = key.export({ type: 'pkcs8', format: 'der' });
  return Buffer.from(hkdfSync('sha256', material, '', 'second factors of staff', KEY_BYTES));
}

function boundTo(staffId: number): Buffer {
  return Buffer.from(`staff ${staffId}`);
}
