import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import type { DatabaseUser } from '../platform/database/embedded/chooseDatabaseUser.ts';
import { isDiskFull } from '../platform/database/embedded/isDiskFull.ts';
import { StartupProblem } from '../platform/process/StartupProblem.ts';
import { BACKUP_FILES } from './BackupFacts.ts';

const BLOCK_BYTES = 1024 * 1024;

/**
 * Extracts the cluster of a backup into an empty folder of the database user. Refuses with a `StartupProblem` what is
 * not as PostgreSQL's manifest says.
 */
export async function extractCluster(
  backup: string,
  clusterFolder: string,
  user: DatabaseUser,
): Promise<void> {
  const tar = spawn('tar', ['-x', '--no-same-owner', '-f', '-'], {
    ...user,
    cwd: clusterFolder,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const ended = Promise.all([text(tar.stderr), once(tar, 'close')]);
  let failure: unknown;
  try {
    await pipeline(
      createReadStream(join(backup, BACKUP_FILES.archive), { highWaterMark: BLOCK_BYTES }),
      createZstdDecompress({ chunkSize: BLOCK_BYTES }),
      tar.stdin,
    );
  } catch (error) {
    failure = error;
  }
  const [complaint, [status]] = await ended;
  if (isDiskFull(complaint)) {
    throw new StartupProblem(
      `The disk is full: there is no room for the database in ${clusterFolder}.`,
    );
  }
  const isWhole = status === 0 && (failure === undefined || isEndedByReader(failure));
  if (!isWhole) {
    const reason = complaint.trim().split('\n')[0] || String(failure);
    throw new StartupProblem(`The backup ${backup} cannot be extracted: ${reason}.`);
  }
  checkManifest(backup, clusterFolder);
}

/** Returns whether the reader closed the pipe: tar does when it has seen the end mark, before the last of the padding. */
function isEndedByReader(failure: unknown): boolean {
  const { code = '' } = failure as NodeJS.ErrnoException;
  return ['EPIPE', 'ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'].includes(code);
}

interface Manifest {
  readonly Files: readonly { readonly Path?: string; readonly Size: number }[];
}

function checkManifest(backup: string, clusterFolder: string): void {
  const manifest: Manifest = JSON.parse(readFileSync(join(backup, BACKUP_FILES.manifest), 'utf8'));
  const wrong = manifest.Files.find(
    ({ Path, Size }) =>
      Path !== undefined &&
      statSync(join(clusterFolder, Path), { throwIfNoEntry: false })?.size !== Size,
  );
  if (wrong === undefined) return;
  throw new StartupProblem(
    `The backup ${backup} cannot be used: ${wrong.Path} is not as its manifest says. Nothing was restored.`,
  );
}
