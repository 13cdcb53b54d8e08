import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Replaces a file that only its owner may read, atomically: after a crash the old or the new text is there, complete.
 */
export function replaceFile(file: string, text: string): void {
  const partial = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    writeFileSync(partial, text, { mode: 0o600, flag: 'wx', flush: true });
    renameSync(partial, file);
  } catch (error) {
    rmSync(partial, { force: true });
    throw error;
  }
  const folder = openSync(dirname(file), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
