import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';

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
