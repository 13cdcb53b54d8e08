import { join } from 'node:path';

/** Where keys and certificates are, beside the data. */
export function signingFolder(dataFolder: string): string {
  return join(dataFolder, 'signing');
}
