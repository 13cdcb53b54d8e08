import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the shop's migrations. */
export const migrationsFolder = fileURLToPath(new URL('../../../../migrations', import.meta.url));

/** One migration: a file `0001_name.sql`. */
export interface Migration {
  readonly version: number;
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

const FILE_NAME = /^(\d{4})_([a-z0-9_]+)\.sql$/;

/** Reads the migrations of a folder in order. Throws on a stray file or a gap, which are bugs. */
export function readMigrations(folder: string): readonly Migration[] {
  return readdirSync(folder)
    .toSorted()
    .map((file, index) => {
      const parts = FILE_NAME.exec(file);
      const version = Number(parts?.[1]);
      if (parts === null || version !== index + 1) {
        throw new Error(`Migration ${index + 1} of ${folder} should not be called ${file}`);
      }
      // Checkouts on Windows may change line ends; the checksum ignores them.
      const sql = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n');
      const checksum = createHash('sha256').update(sql).digest('hex');
      return { version, name: parts[2] ?? '', sql, checksum };
    });
}
