import { Client, type PoolOptions } from 'pg';

/** Lets the shop's role fill tables without checks, in the embedded database of the benchmark. */
export async function allowFilling({ host, port }: PoolOptions): Promise<void> {
  const owner = new Client({ host, port, user: 'postgres', database: 'formulary' });
  await owner.connect();
  await owner.query('grant set on parameter session_replication_role to formulary');
  await owner.end();
}
