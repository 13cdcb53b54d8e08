import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Connection } from '../../platform/database/createPool.ts';
import { freePort } from './freePort.ts';

/** A PgBouncer in front of a test database. */
export interface RunningPgBouncer {
  /** The pooled database as a `DATABASE_URL`. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the machine's PgBouncer in transaction mode, with fewer connections than the shop's pool.
 * @param extra further lines of its settings, which only some versions know.
 */
export async function startPgBouncer(
  connection: Extract<Connection, { host: string }>,
  extra: readonly string[] = [],
): Promise<RunningPgBouncer> {
  const { host, port, user, database } = connection;
  const folder = mkdtempSync(join(tmpdir(), 'formulary-pgbouncer-'));
  const pooledPort = await freePort();
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    [
      '[databases]',
      `shop = host=${host} port=${port} user=${user} dbname=${database}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${pooledPort}`,
      'unix_socket_dir =',
      'auth_type = any',
      'pool_mode = transaction',
      'default_pool_size = 3',
      ...extra,
    ].join('\n'),
  );
  chmodSync(folder, 0o755);
  // It refuses to run as root, and only PostgreSQL's user may enter the folder of its socket.
  const { uid, gid } = statSync(host);
  const asUser = process.getuid?.() === 0 ? { uid, gid } : {};
  const child = spawn('pgbouncer', [settings], { ...asUser, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(child, 'close');
  const lines: string[] = [];
  const isUp = Promise.withResolvers<void>();
  createInterface(child.stderr).on('line', (line) => {
    lines.push(line);
    if (line.includes('process up')) isUp.resolve();
  });
  void ended.then(() => isUp.reject(new Error(lines.join('\n'))));
  await isUp.promise;
  return {
    url: `postgresql://${user}@127.0.0.1:${pooledPort}/shop`,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
