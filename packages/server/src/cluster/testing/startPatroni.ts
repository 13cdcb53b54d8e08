import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { freePort } from '../../testing/processes/freePort.ts';
import { type Program, startProgram } from './startProgram.ts';

const PROGRAMS = '/usr/lib/postgresql/15/bin';

/** One machine of the cluster: PostgreSQL and the Patroni that manages it. */
export interface DatabaseMachine {
  readonly name: string;
  readonly port: number;
  /** Port of Patroni's own calls, such as `/primary`. */
  readonly restPort: number;
  readonly start: () => void;
  /** Ends every process of the machine at once, as a power cut does. */
  readonly kill: () => Promise<void>;
  readonly said: () => string;
}

/** A member as Patroni describes it. */
export interface Member {
  readonly name: string;
  readonly role: string;
  readonly state: string;
}

/** The user that PostgreSQL runs as: it refuses root. */
function postgresUser(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  return { uid: idOfPostgres('-u'), gid: idOfPostgres('-g') };
}

function idOfPostgres(kind: '-u' | '-g'): number {
  return Number(spawnSync('id', [kind, 'postgres'], { encoding: 'utf8' }).stdout);
}

/** Patroni's settings, as JSON, which YAML includes. The times are those of docs/operations.md. */
function settingsOf(
  name: string,
  folder: string,
  ports: { readonly port: number; readonly restPort: number; readonly etcdPort: number },
): string {
  const password = 'of-the-test';
  return JSON.stringify({
    scope: 'formulary',
    name,
    restapi: {
      listen: `127.0.0.1:${ports.restPort}`,
      connect_address: `127.0.0.1:${ports.restPort}`,
    },
    etcd3: { host: `127.0.0.1:${ports.etcdPort}` },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 5,
        retry_timeout: 5,
        maximum_lag_on_failover: 1_048_576,
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, use_slots: true },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: `127.0.0.1:${ports.port}`,
      connect_address: `127.0.0.1:${ports.port}`,
      data_dir: join(folder, 'data'),
      bin_dir: PROGRAMS,
      pgpass: join(folder, 'pgpass'),
      authentication: {
        superuser: { username: 'postgres', password },
        replication: { username: 'replicator', password },
        rewind: { username: 'rewinder', password },
      },
      pg_hba: [
        'local all all trust',
        'host all all 127.0.0.1/32 trust',
        'host replication all 127.0.0.1/32 trust',
      ],
      parameters: { unix_socket_directories: folder, max_connections: 100, shared_buffers: '64MB' },
    },
  });
}

/** Makes a machine of the cluster; `start` starts it. */
export async function databaseMachine(
  name: string,
  folder: string,
  etcdPort: number,
): Promise<DatabaseMachine> {
  const [port, restPort] = [await freePort(), await freePort()];
  const user = postgresUser();
  mkdirSync(folder, { mode: 0o700 });
  const settings = join(folder, 'patroni.yml');
  writeFileSync(settings, settingsOf(name, folder, { port, restPort, etcdPort }));
  if (user.uid !== undefined && user.gid !== undefined) {
    chownSync(folder, user.uid, user.gid);
    chownSync(settings, user.uid, user.gid);
  }
  let patroni: Program | undefined;
  return {
    name,
    port,
    restPort,
    start: () => {
      patroni = startProgram('patroni', [settings], { ...user, cwd: folder });
    },
    kill: async () => {
      await patroni?.stop('SIGKILL');
      patroni = undefined;
      killPostgres(join(folder, 'data', 'postmaster.pid'));
    },
    said: () => patroni?.said() ?? '',
  };
}

/** Ends PostgreSQL and each of its processes. */
function killPostgres(pidFile: string): void {
  const postmaster = readFileSync(pidFile, 'utf8').split('\n')[0] ?? '';
  spawnSync('pkill', ['-KILL', '-P', postmaster]);
  spawnSync('kill', ['-KILL', postmaster]);
}

/** Returns the members of the cluster as the first machine that answers sees them. */
export async function membersOf(machines: readonly DatabaseMachine[]): Promise<readonly Member[]> {
  for (const { restPort } of machines) {
    const answer = await fetch(`http://127.0.0.1:${restPort}/cluster`).catch(() => undefined);
    if (answer?.ok)
      return ((await answer.json()) as { readonly members: readonly Member[] }).members;
  }
  return [];
}
