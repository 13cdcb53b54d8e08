import {
  type KeyObject,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  hash,
} from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupProblem } from '../../platform/process/StartupProblem.ts';
import { makeSigningFolder, writeOnce } from '../document/sealing/signingFolder.ts';

/** The shop's Ed25519 key for seals. */
export interface SealKey {
  /** SHA-256 of the public key, in hexadecimal. */
  readonly id: string;
  readonly privateKey: KeyObject;
  /** SubjectPublicKeyInfo (DER). */
  readonly publicKey: Buffer;
}

const OWN_FILE = 'signature-key.pem';

/**
 * Opens the key that seals signatures: SIGNATURE_KEY_FILE, or the shop's own. The own one is made at the first start,
 * in a folder that only the shop may read (mode 0600). Refuses with a `StartupProblem` a file without an Ed25519 key,
 * and a folder that cannot be made.
 */
export function openSealKey(given: string | undefined, folder: string): SealKey {
  const file = join(folder, OWN_FILE);
  if (given === undefined && !existsSync(file)) {
    makeSigningFolder(folder);
    const { privateKey } = generateKeyPairSync('ed25519');
    writeOnce(file, privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
  }
  return readSealKey(given, folder);
}

/**
 * Opens the key of an existing server, for a command that records an event. Refuses with a `StartupProblem` when there
 * is none: nobody would trust the seals of a new key.
 */
export function readSealKey(given: string | undefined, folder: string): SealKey {
  const file = given ?? join(folder, OWN_FILE);
  try {
    return sealKeyOf(readFileSync(file, 'utf8'));
  } catch {
    const name = given === undefined ? 'The key of signatures' : 'SIGNATURE_KEY_FILE';
    throw new StartupProblem(`${name} cannot be used: "${file}" holds no Ed25519 key (PEM).`);
  }
}

/** Returns the key of a PEM text (PKCS#8); throws unless it is Ed25519. */
export function sealKeyOf(pem: string): SealKey {
  const privateKey = createPrivateKey(pem);
  if (privateKey.asymmetricKeyType !== 'ed25519') throw new Error('The key is not of Ed25519');
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
  return { id: hash('sha256', publicKey), privateKey, publicKey };
}
