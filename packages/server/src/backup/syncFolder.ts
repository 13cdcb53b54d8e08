import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Waits until a folder's list of names, or a file's contents, are on disk. */
export function syncFolder(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
