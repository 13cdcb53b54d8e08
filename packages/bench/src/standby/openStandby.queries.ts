import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { serverSettings } from '@formulary/server/platform/database/embedded/serverSettings';
import { startEmbeddedPostgres } from '@formulary/server/platform/database/embedded/startEmbeddedPostgres';
import { Client } from 'pg';
import { startProcess, stopProcess } from '../shop/startProcess.ts';

const NAME = 'bench';
const ASK_EVERY_MS = 50;
const MOST_CONNECTIONS = '200';

/** A primary, and a standby behind a wire. */
export interface Replicated {
  /** Address of the primary for the shop. */
  readonly url: string;
  /** Whether the primary waits for the standby at each commit. */
  readonly setSynchronous: (isSynchronous: boolean) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the filled database of a data folder as a primary, and a copy of it as its standby.
 * @param roundTripMs how far the standby is away.
 */
export async function openStandby(
  folder: string,
  dataFolder: string,
  roundTripMs: number,
): Promise<Replicated> {
  const standbyFolder = join(folder, 'standby');
  mkdirSync(standbyFolder);
  chmodSync(standbyFolder, 0o755);
  appendFileSync(join(dataFolder, 'postgres', 'pg_hba.conf'), '\nlocal replication all trust\n');
  execFileSync('cp', ['--archive', join(dataFolder, 'postgres'), standbyFolder]);
  const settings = { ...serverSettings, max_connections: MOST_CONNECTIONS };
  const primary = await startEmbeddedPostgres(dataFolder, () => {}, { settings });
  const socket = join(primary.host, `.s.PGSQL.${primary.port}`);
  const wire = await startProcess(
    'packages/bench/src/standby/delayingWire.ts',
    {},
    /^port/,
    [],
    [socket, String(roundTripMs)],
  );
  const port = wire.line.replace('port ', '');
  const copy = join(standbyFolder, 'postgres');
  appendFileSync(
    join(copy, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${port} user=postgres application_name=${NAME}'\n`,
  );
  writeFileSync(join(copy, 'standby.signal'), '');
  const standby = await startEmbeddedPostgres(standbyFolder, () => {}, { settings });
  const admin = new Client({ host: primary.host, user: 'postgres', database: 'formulary' });
  await admin.connect();

  /** Waits until the primary counts the standby as synchronous, or not. */
  const untilIs = async (state: 'sync' | 'async'): Promise<void> => {
    for (;;) {
      const { rows } = await admin.query<{ state: string }>(
        `select sync_state as state from pg_stat_replication where state = 'streaming'`,
      );
      if (rows[0]?.state === state) return;
      await wait(ASK_EVERY_MS);
    }
  };
  await untilIs('async');
  return {
    url: `postgresql://formulary@localhost/formulary?host=${encodeURIComponent(primary.host)}&port=${primary.port}`,
    setSynchronous: async (isSynchronous) => {
      await admin.query(
        `alter system set synchronous_standby_names = '${isSynchronous ? NAME : ''}'`,
      );
      await admin.query('select pg_reload_conf()');
      await untilIs(isSynchronous ? 'sync' : 'async');
    },
    stop: async () => {
      await admin.end();
      await standby.stop();
      await primary.stop();
      await stopProcess(wire.child);
    },
  };
}
