import { chownSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../../platform/process/makeFolder.ts';

/**
 * Returns the path of the product table's snapshot beside the data, and makes its folder writable for the server's
 * user. Returns undefined if the folder cannot be made.
 */
export function productTableFile(
  dataFolder: string,
  user: { readonly uid: number; readonly gid: number } | undefined,
): string | undefined {
  const folder = join(dataFolder, 'catalogue');
  try {
    makeFolder(folder);
    if (user) chownSync(folder, user.uid, user.gid);
    return join(folder, 'products.table');
  } catch {
    return undefined;
  }
}
