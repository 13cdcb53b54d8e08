import { join } from 'node:path';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, linkSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { StartupProblem } from '../../../platform/process/StartupProblem.ts';
import { makeFolder } from '../../../platform/process/makeFolder.ts';
import { fromPem } from './pem.ts';

/** Returns the folder of keys and certificates, beside the data. */
export function signingFolder(dataFolder: string): string {
  return join(dataFolder, 'signing');
}

/**
 * Makes a folder for keys and certificates that only the shop may read. Refuses with a `StartupProblem` when it cannot
 * be made.
 */
export function makeSigningFolder(folder: string): void {
  try {
    makeFolder(folder, 0o700);
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code ?? 'unknown';
    throw new StartupProblem(`The folder of keys cannot be made (${why}): ${folder}.`);
  }
}

/** Returns the folder of every certificate that ever sealed documents. */
export function certificatesFolder(folder: string): string {
  return join(folder, 'document-certificates');
}

/** Reads every certificate that ever sealed documents, by the SHA-256 of its DER form; empty before the first start. */
export function readCertificates(folder: string): ReadonlyMap<string, Uint8Array> {
  const known = certificatesFolder(folder);
  const files = existsSync(known) ? readdirSync(known) : [];
  return new Map(
    files
      .filter((name) => name.endsWith('.pem'))
      .map((name) => {
        const bytes = fromPem('CERTIFICATE', readFileSync(join(known, name), 'utf8'));
        return [createHash('sha256').update(bytes).digest('hex'), bytes];
      }),
  );
}

/** Writes a whole file that only its owner may read, unless it exists. Returns the content of the file. */
export function writeOnce(file: string, text: string): string {
  const partial = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(partial, text, { mode: 0o600, flag: 'wx', flush: true });
  try {
    linkSync(partial, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(partial);
  }
  return readFileSync(file, 'utf8');
}
