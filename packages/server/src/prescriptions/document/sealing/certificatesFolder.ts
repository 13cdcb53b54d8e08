import { join } from 'node:path';

/** The folder of every certificate that documents were ever sealed with. */
export function certificatesFolder(folder: string): string {
  return join(folder, 'document-certificates');
}
