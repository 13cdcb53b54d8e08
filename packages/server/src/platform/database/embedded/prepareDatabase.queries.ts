import { Client } from 'pg';
import type { Connection } from '../createPool.ts';

interface Found {
  readonly has_role: boolean;
  readonly can_monitor: boolean;
  readonly has_database: boolean;
}

/**
 * Creates the shop's role and database in the embedded PostgreSQL if missing, and returns how to connect. The role owns
 * its database and nothing else: it is not a superuser. It may see standbys, for the metrics.
 */
export async function prepareDatabase(host: string, port: number): Promise<Connection> {
  const client = new Client({ host, port, user: 'postgres', database: 'postgres' });
  await client.connect();
  try {
    const { rows } = await client.query<Found>(`
      select exists (select from pg_roles where rolname = 'formulary') as has_role,
             exists (select from pg_auth_members where member = to_regrole('formulary')
               and roleid = 'pg_monitor'::regrole) as can_monitor,
             exists (select from pg_database where datname = 'formulary') as has_database`);
    const found = rows[0];
    if (found?.has_role !== true) await client.query('create role formulary login');
    // Not again: a standby that has all of this cannot write.
    if (found?.can_monitor !== true) await client.query('grant pg_monitor to formulary');
    if (found?.has_database !== true) {
      await client.query('create database formulary owner formulary');
    }
  } finally {
    await client.end();
  }
  return { host, port, user: 'formulary', database: 'formulary' };
}
