import type pg from 'pg';
import { pendingMigrations } from './pendingMigrations.ts';
import type { Migration } from './readMigrations.ts';
import { readMigrated } from './readMigrated.queries.ts';
import { SchemaProblem } from './SchemaProblem.ts';

/**
 * Checks that a database has the schema of this program; changes nothing. Refuses with a `SchemaProblem` that names the
 * missing migrations or says that the database is newer.
 */
export async function checkSchema(pool: pg.Pool, migrations: readonly Migration[]): Promise<void> {
  const missing = pendingMigrations(await readMigrated(pool), migrations);
  if (missing.length === 0) return;
  const names = missing.map(({ version, name }) => `${version} (${name.replaceAll('_', ' ')})`);
  const noun = names.length === 1 ? 'migration' : 'migrations';
  throw new SchemaProblem(
    `The database lacks ${noun} ${names.join(', ')}: a server of this Formulary applies what is missing when it starts, a command never does.`,
  );
}
