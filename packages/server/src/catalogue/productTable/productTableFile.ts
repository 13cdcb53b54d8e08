import { chownSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../../platform/process/makeFolder.ts';

/**
 * The file that keeps the products as they are searched, beside the data, in a folder that whoever the server goes on as may
 * write to; none where there can be no such folder.
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
