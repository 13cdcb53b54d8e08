import { join } from 'node:path';

/** Returns the folder of every certificate that ever sealed documents. */
export function certificatesFolder(folder: string): string {
  return join(folder, 'document-certificates');
}
