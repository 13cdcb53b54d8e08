import type { Migrated } from './Migrated.ts';
import type { Migration } from './readMigrations.ts';
import { SchemaProblem } from './SchemaProblem.ts';

/**
 * Returns the pending migrations in order. Refuses with a `SchemaProblem` a newer database, and one whose applied
 * migrations differ from this program's.
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
