import type pg from 'pg';

/** A migration as the database records it. */
export interface AppliedMigration {
  readonly version: number;
  readonly checksum: string;
}

/** Reads the applied migrations in order; none for a database that no server has opened. */
export async function readAppliedMigrations(
  connection: pg.Pool | pg.PoolClient,
): Promise<readonly AppliedMigration[]> {
  const { rows: found } = await connection.query<{ is_there: boolean }>(
    `select to_regclass('schema_migration') is not null as is_there`,
  );
  if (found[0]?.is_there !== true) return [];
  const { rows } = await connection.query<AppliedMigration>(
    'select version, checksum from schema_migration order by version',
  );
  return rows;
}
