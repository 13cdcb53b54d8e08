import { spawnSync } from 'node:child_process';
import { chownSync, copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../testing/processes/freePort.ts';
import { type Program, startProgram } from './startProgram.ts';

/** Settings that operators use, with the script that they name. */
const SETTINGS = fileURLToPath(new URL('../../../../../deploy/cluster/', import.meta.url));
const SETTINGS_FILES = ['patroni.yml', 'create-database.sh'];
/** Password of every user of the cluster. */
export const CLUSTER_PASSWORD = 'of-the-test';

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

/** What `deploy/cluster/compose.yml` says about each machine. */
function environmentOf(
  name: string,
  folder: string,
  ports: { readonly port: number; readonly restPort: number; readonly etcdPort: number },
): NodeJS.ProcessEnv {
  const [rest, postgres] = [`127.0.0.1:${ports.restPort}`, `127.0.0.1:${ports.port}`];
  return {
    PATH: process.env['PATH'],
    DATABASE_PASSWORD: CLUSTER_PASSWORD,
    PATRONI_NAME: name,
    PATRONI_ETCD3_HOSTS: `127.0.0.1:${ports.etcdPort}`,
    PATRONI_RESTAPI_LISTEN: rest,
    PATRONI_RESTAPI_CONNECT_ADDRESS: rest,
    PATRONI_POSTGRESQL_LISTEN: postgres,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: postgres,
    PATRONI_POSTGRESQL_DATA_DIR: join(folder, 'data'),
    PATRONI_POSTGRESQL_PGPASS: join(folder, 'pgpass'),
    PATRONI_SUPERUSER_PASSWORD: CLUSTER_PASSWORD,
    PATRONI_REPLICATION_PASSWORD: CLUSTER_PASSWORD,
    PATRONI_REWIND_PASSWORD: CLUSTER_PASSWORD,
  };
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
  for (const file of SETTINGS_FILES) copyFileSync(join(SETTINGS, file), join(folder, file));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const env = environmentOf(name, folder, { port, restPort, etcdPort });
  let patroni: Program | undefined;
  return {
    name,
    port,
    restPort,
    start: () => {
      patroni = startProgram('patroni', ['patroni.yml'], { ...user, env, cwd: folder });
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
