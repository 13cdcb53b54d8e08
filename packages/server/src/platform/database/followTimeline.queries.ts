import type { ClientBase, Pool } from 'pg';
import { sqlState } from './sqlState.ts';

/** Skips numbers if PostgreSQL was promoted or recovered since they were last given. */
export const FOLLOW_TIMELINE = 'select follow_timeline() as knows';
const UNDEFINED_FUNCTION = '42883';
const READ_ONLY = 'set default_transaction_read_only = on';

/**
 * Lets each new connection of a pool skip numbers if PostgreSQL was promoted or recovered since they were last given. A
 * connection to a standby, which may be promoted later, can only read, and is used once.
 */
export function followTimeline(pool: Pool): void {
  const onStandby = new WeakSet<ClientBase>();
  // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it; its types do not say so.
  pool.options.onConnect = async (client) => {
    if (await knowsTimeline(client)) return;
    onStandby.add(client);
    await client.query(READ_ONLY);
  };
  pool.on('release', (_error, client) => {
    if (onStandby.has(client)) void client.end();
  });
}

/** A database without the function has not been migrated, and no numbers to compare. */
async function knowsTimeline(client: ClientBase): Promise<boolean> {
  try {
    const { rows } = await client.query<{ knows: boolean }>(FOLLOW_TIMELINE);
    return rows[0]?.knows ?? false;
  } catch (error) {
    if (sqlState(error) !== UNDEFINED_FUNCTION) throw error;
    return true;
  }
}
