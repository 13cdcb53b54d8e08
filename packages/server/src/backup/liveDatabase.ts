import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientConfig } from 'pg';
import { runningPostgres } from '../platform/database/embedded/runningPostgres.ts';
import { startEmbeddedPostgres } from '../platform/database/embedded/startEmbeddedPostgres.ts';
import type { DatabaseSettings } from '../platform/database/openDatabase.ts';
import { StartupProblem } from '../platform/process/StartupProblem.ts';

/** The database to back up. */
export interface LiveDatabase {
  readonly connection: ClientConfig;
  readonly close: () => Promise<void>;
}

/** Finds the shop's database; starts the embedded one for the time of the backup if no server runs it. */
export async function openLiveDatabase(
  { databaseUrl, directUrl, dataFolder, walArchive }: DatabaseSettings,
  say: (progress: string) => void,
): Promise<LiveDatabase> {
  if (databaseUrl !== undefined) {
    // Poolers do not pass replication on.
    return {
      connection: { connectionString: directUrl ?? databaseUrl },
      close: () => Promise.resolve(),
    };
  }
  const running = runningPostgres(dataFolder);
  if (!running && !existsSync(join(dataFolder, 'postgres'))) {
    throw new StartupProblem(
      `There is no database in ${dataFolder}: set FORMULARY_DATA to the shop's folder, or DATABASE_URL.`,
    );
  }
  const started = running
    ? undefined
    : await startEmbeddedPostgres(dataFolder, say, { walArchive });
  const { host, port } = running ?? started ?? { host: '', port: 0 };
  return {
    connection: { host, port, user: 'postgres', database: 'formulary' },
    close: async () => started?.stop(),
  };
}
