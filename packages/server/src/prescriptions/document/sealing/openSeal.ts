import { createHash } from 'node:crypto';
import { chownSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Signer,
  type TimestampAuthority,
  CryptoKeySigner,
  HttpTimestampAuthority,
  P12Signer,
} from '@libpdf/core';
import { brand } from '@formulary/rules/brand/brand';
import { fromPem, pemOf } from './pem.ts';
import { StartupProblem } from '../../../platform/process/StartupProblem.ts';
import {
  certificatesFolder,
  makeSigningFolder,
  readCertificates,
  writeOnce,
} from './signingFolder.ts';
import { createCertificate } from './createCertificate.ts';
import type { SealSettings } from './sealSettings.ts';

/** Signer and certificates of the shop's documents. */
export interface DocumentSeal {
  readonly signer: Signer;
  /** Time-stamping authority; without one, the time is only the shop's claim. */
  readonly timestampAuthority: TimestampAuthority | undefined;
  /** Every certificate that ever sealed the shop's documents, by the SHA-256 of its DER form, in hexadecimal. */
  readonly certificates: ReadonlyMap<string, Uint8Array>;
}

const OWN_FILE = 'document-key.pem';
/** After this timeout the job's next attempt asks again. */
const LONGEST_TIMESTAMP_MS = 20_000;

/** The user that a server started by root runs as. */
interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/**
 * Opens the seal for documents: the certificate of the settings, or the shop's own. The own one is made at the first
 * start, in a folder that only the shop may read, or `owner` when root starts it. Every certificate ever used is kept
 * beside it, so that older documents can be checked.
 */
export async function openSeal(
  { certificate, timestampUrl }: SealSettings,
  folder: string,
  now: Date,
  owner?: Owner,
): Promise<DocumentSeal> {
  const known = certificatesFolder(folder);
  makeSigningFolder(folder);
  makeSigningFolder(known);
  const signer = certificate ? await givenSigner(certificate) : await madeSigner(folder, now);
  const fingerprint = createHash('sha256').update(signer.certificate).digest('hex');
  writeOnce(join(known, `${fingerprint}.pem`), pemOf('CERTIFICATE', signer.certificate));
  giveFolder(folder, owner);
  return {
    signer,
    timestampAuthority: timestampUrl
      ? new HttpTimestampAuthority(timestampUrl, { timeout: LONGEST_TIMESTAMP_MS })
      : undefined,
    certificates: readCertificates(folder),
  };
}

/** Gives everything in a folder to the user that the server runs as, if root started it. */
export function giveFolder(folder: string, owner: Owner | undefined): void {
  if (!owner) return;
  for (const name of ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]) {
    chownSync(join(folder, name), owner.uid, owner.gid);
  }
}

async function madeSigner(folder: string, now: Date): Promise<Signer> {
  const file = join(folder, OWN_FILE);
  const pem =
    readIfThere(file) ?? writeOnce(file, await createCertificate(brand.company.name, now));
  return generatedSigner(pem);
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function givenSigner(given: {
  readonly file: string;
  readonly password: string;
}): Promise<Signer> {
  let bytes: Buffer;
  try {
    bytes = readFileSync(given.file);
  } catch {
    throw new StartupProblem(`SEAL_CERTIFICATE cannot be read: "${given.file}".`);
  }
  try {
    return await P12Signer.create(bytes, given.password);
  } catch {
    throw new StartupProblem(
      'SEAL_CERTIFICATE is no PKCS#12 file with a key and a certificate, or SEAL_CERTIFICATE_PASSWORD is not its password.',
    );
  }
}

const ALGORITHM = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const;

/** Returns a signer with the key and the certificate of a PEM text made by `createCertificate`. */
async function generatedSigner(pem: string): Promise<Signer> {
  const key = await crypto.subtle.importKey(
    'pkcs8',
    new Uint8Array(fromPem('PRIVATE KEY', pem)),
    ALGORITHM,
    false,
    ['sign'],
  );
  return new CryptoKeySigner(key, fromPem('CERTIFICATE', pem), 'RSA', ALGORITHM.name);
}
