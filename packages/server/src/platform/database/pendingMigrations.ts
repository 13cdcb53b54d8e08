import type { Migrated } from './Migrated.ts';
import type { Migration } from './readMigrations.ts';
import { SchemaProblem } from './SchemaProblem.ts';

/**
 * The migrations that a database still lacks, in order. Refuses with a `SchemaProblem` a database that is newer than
 * this program, and one whose applied migrations are not those of this program.
 */
export function pendingMigrations(
  applied: readonly Migrated[],
  migrations: readonly Migration[],
): readonly Migration[] {
  for (const { version, checksum } of applied) {
    const migration = migrations[version - 1];
    if (migration === undefined) {
      throw new SchemaProblem(
        `The database is newer than this Formulary: it has migration ${version}, this program knows ${migrations.length}.`,
      );
    }
    if (migration.checksum !== checksum) {
      throw new SchemaProblem(
        `Migration ${version} (${migration.name}) was edited after it was applied to this database: put it back and write a new one.`,
      );
    }
  }
  return migrations.slice(applied.length);
}
