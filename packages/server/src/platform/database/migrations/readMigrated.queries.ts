import type pg from 'pg';

/** A migration as the database records it. */
export interface Migrated {
  readonly version: number;
  readonly checksum: string;
}

/** Reads the applied migrations in order; none for a database that no server has opened. */
export async function readMigrated(
  connection: pg.Pool | pg.PoolClient,
): Promise<readonly Migrated[]> {
  const { rows: found } = await connection.query<{ is_there: boolean }>(
    `select to_regclass('schema_migration') is not null as is_there`,
  );
  if (found[0]?.is_there !== true) return [];
  const { rows } = await connection.query<Migrated>(
    'select version, checksum from schema_migration order by version',
  );
  return rows;
}
