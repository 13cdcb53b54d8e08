import type pg from 'pg';
import { StartupProblem } from '../../process/StartupProblem.ts';
import { type AppliedMigration, readAppliedMigrations } from './readAppliedMigrations.queries.ts';
import type { Migration } from './readMigrations.ts';

/** The schema of a database does not match this program. */
export class SchemaProblem extends StartupProblem {}

/**
 * Returns the pending migrations in order. Refuses with a `SchemaProblem` a newer database, and one whose applied
 * migrations differ from this program's.
 */
export function pendingMigrations(
  applied: readonly AppliedMigration[],
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

/**
 * Checks that a database has the schema of this program; changes nothing. Refuses with a `SchemaProblem` that names the
 * missing migrations or says that the database is newer.
 */
export async function checkSchema(pool: pg.Pool, migrations: readonly Migration[]): Promise<void> {
  const missing = pendingMigrations(await readAppliedMigrations(pool), migrations);
  if (missing.length === 0) return;
  const names = missing.map(({ version, name }) => `${version} (${name.replaceAll('_', ' ')})`);
  const noun = names.length === 1 ? 'migration' : 'migrations';
  throw new SchemaProblem(
    `The database lacks ${noun} ${names.join(', ')}: a server of this Formulary applies what is missing when it starts, a command never does.`,
  );
}
