import { join } from 'node:path';

/** Returns the folder of keys and certificates, beside the data. */
export function signingFolder(dataFolder: string): string {
  return join(dataFolder, 'signing');
}
