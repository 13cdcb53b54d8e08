import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { certificatesFolder } from './certificatesFolder.ts';
import { fromPem } from './fromPem.ts';

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
