import { createHash } from 'node:crypto';
import { chownSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HttpTimestampAuthority, P12Signer, type Signer } from '@libpdf/core';
import { brand } from '@formulary/rules/brand/brand';
import { StartupProblem } from '../../../platform/process/StartupProblem.ts';
import { certificatesFolder } from './certificatesFolder.ts';
import { createCertificate } from './createCertificate.ts';
import type { DocumentSeal } from './DocumentSeal.ts';
import { makeSigningFolder } from './makeSigningFolder.ts';
import { ownSigner } from './ownSigner.ts';
import { pemOf } from './pemOf.ts';
import { readCertificates } from './readCertificates.ts';
import type { SealSettings } from './SealSettings.ts';
import { writeOnce } from './writeOnce.ts';

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
  return ownSigner(pem);
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
