import { Client } from 'pg';
import type { Connection } from '../createPool.ts';

/**
 * Creates the shop's role and database in the embedded PostgreSQL if missing, and returns how to connect. The role owns
 * its database and nothing else: it is not a superuser. It may see standbys, for the metrics.
 */
export async function prepareDatabase(host: string, port: number): Promise<Connection> {
  const client = new Client({ host, port, user: 'postgres', database: 'postgres' });
  await client.connect();
  try {
    const { rows } = await client.query<{ has_role: boolean; has_database: boolean }>(`
      select exists (select from pg_roles where rolname = 'formulary') as has_role,
             exists (select from pg_database where datname = 'formulary') as has_database`);
    if (rows[0]?.has_role !== true) await client.query('create role formulary login');
    await client.query('grant pg_monitor to formulary');
    if (rows[0]?.has_database !== true) {
      await client.query('create database formulary owner formulary');
    }
  } finally {
    await client.end();
  }
  return { host, port, user: 'formulary', database: 'formulary' };
}
