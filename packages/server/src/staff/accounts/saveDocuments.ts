import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from '../../platform/database/Db.ts';
import { listDocuments, readDocument } from '../../accounts/documents/documents.queries.ts';
import type { DocumentMediaType } from '../../platform/validation/mediaTypeOf.ts';
import { StartupProblem } from '../../platform/process/StartupProblem.ts';

const OWNER_ONLY_FOLDER = 0o700;
const OWNER_ONLY_FILE = 0o600;
const ENDINGS: Readonly<Record<DocumentMediaType, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

/**
 * Saves the documents of an account to a new folder, readable by its owner only; returns the names. Generates the
 * names, because an uploaded file's name must not become part of a path. Refuses an existing folder.
 */
export async function saveDocuments(
  db: Db,
  userId: number,
  folder: string,
): Promise<readonly string[]> {
  makeFolder(folder);
  const names: string[] = [];
  for (const { id, kind, mediaType, supersededAt } of await listDocuments(db, userId)) {
    const document = await readDocument(db, id);
    if (!document) continue;
    const replaced = supersededAt ? '-replaced' : '';
    const name = `${id}-${kind}${replaced}.${ENDINGS[mediaType]}`;
    writeFileSync(join(folder, name), document.content, { mode: OWNER_ONLY_FILE, flag: 'wx' });
    names.push(name);
  }
  return names;
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { mode: OWNER_ONLY_FOLDER });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST')
      throw new StartupProblem(`${folder} is there already: name a folder to be made.`);
    if (code === 'ENOENT')
      throw new StartupProblem(`${folder} cannot be made: the folder above it does not exist.`);
    throw new StartupProblem(`${folder} cannot be made: ${(error as Error).message}.`);
  }
}
