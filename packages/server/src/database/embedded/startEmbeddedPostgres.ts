import { existsSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { StartupProblem } from '../../startup/StartupProblem.ts';
import { adoptPostmaster } from './adoptPostmaster.ts';
import { chooseDatabaseUser } from './chooseDatabaseUser.ts';
import { claimDataFolder } from './claimDataFolder.ts';
import { createCluster } from './createCluster.ts';
import type { EmbeddedPostgres } from './EmbeddedPostgres.ts';
import { keepRunning } from './keepRunning.ts';
import { makeDataFolder } from './makeDataFolder.ts';
import { nativeBinaries } from './nativeBinaries.ts';
import type { Postmaster } from './Postmaster.ts';
import { reachableBinaries } from './reachableBinaries.ts';
import { type PostmasterOptions, startPostmaster } from './startPostmaster.ts';
import { whyPostgresFailed } from './whyPostgresFailed.ts';

const LARGEST_LOG_BYTES = 10 * 1024 * 1024;

/**
 * Runs PostgreSQL on a data folder: claims the folder, makes the cluster the first time, adopts a
 * PostgreSQL that outlived its server or starts one, and starts it again should it die. Refuses with
 * a `StartupProblem` what an operator can put right.
 * @param say told what takes time, in plain words.
 */
export async function startEmbeddedPostgres(
  dataFolder: string,
  say: (progress: string) => void,
): Promise<EmbeddedPostgres> {
  const folder = makeDataFolder(dataFolder);
  const release = claimDataFolder(folder);
  try {
    return await runOn(folder, release, say);
  } catch (error) {
    release();
    throw error;
  }
}

async function runOn(
  dataFolder: string,
  release: () => void,
  say: (progress: string) => void,
): Promise<EmbeddedPostgres> {
  const clusterFolder = join(dataFolder, 'postgres');
  const user = chooseDatabaseUser(clusterFolder);
  const binFolder = join(reachableBinaries(nativeBinaries(), user), 'bin');
  const isNew = !existsSync(clusterFolder);
  if (isNew) {
    say(`Setting up the database in ${clusterFolder}`);
    await createCluster(clusterFolder, binFolder, user);
  }
  const adopted = isNew ? undefined : await adoptPostmaster(clusterFolder);
  const options = { clusterFolder, binFolder, user, logFile: join(dataFolder, 'postgres.log') };
  const first = adopted ?? (await startOrSayWhy(options));

  const running = keepRunning(first, options);
  return {
    host: first.socketFolder,
    port: first.port,
    isAdopted: adopted !== undefined,
    pid: running.pid,
    stop: async () => {
      await running.stop();
      release();
    },
    kill: running.kill,
  };
}

async function startOrSayWhy(options: PostmasterOptions): Promise<Postmaster> {
  const logSize = statSync(options.logFile, { throwIfNoEntry: false })?.size ?? 0;
  if (logSize > LARGEST_LOG_BYTES) truncateSync(options.logFile);
  const offset = logSize > LARGEST_LOG_BYTES ? 0 : logSize;
  const postmaster = await startPostmaster(options);
  if (postmaster !== undefined) return postmaster;
  throw new StartupProblem(whyPostgresFailed(options.clusterFolder, options.logFile, offset));
}
