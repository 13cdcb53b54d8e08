import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BACKUP_FILES } from './BackupFacts.ts';
import { extractCluster } from './extractCluster.ts';

const ME = { uid: undefined, gid: undefined };
/** More than a pipe holds, so that tar ends while there is more to send. */
const PADDING = Buffer.alloc(8 * 1024 * 1024);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'formulary-extract-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a backup with one file of the cluster, whose archive goes on after its end mark. */
function backupOf(name: string, content: string, size: number): string {
  const backup = join(folder, name);
  const cluster = join(backup, 'cluster');
  mkdirSync(cluster, { recursive: true });
  writeFileSync(join(cluster, 'PG_VERSION'), content);
  const { stdout } = spawnSync('tar', ['-c', '-C', cluster, '-f', '-', '.']);
  writeFileSync(
    join(backup, BACKUP_FILES.archive),
    zstdCompressSync(Buffer.concat([stdout, PADDING])),
  );
  writeFileSync(
    join(backup, BACKUP_FILES.manifest),
    JSON.stringify({ Files: [{ Path: 'PG_VERSION', Size: size }] }),
  );
  return backup;
}

function emptyFolder(name: string): string {
  const to = join(folder, name);
  mkdirSync(to);
  return to;
}

test('an archive is whole when tar has seen its end mark, even if it stops reading there', async () => {
  const to = emptyFolder('whole');
  await extractCluster(backupOf('good', '18\n', 3), to, ME);
  expect(readFileSync(join(to, 'PG_VERSION'), 'utf8')).toBe('18\n');
});

test('a file that is not as the manifest says is named', async () => {
  const backup = backupOf('bad', '18\n', 4);
  await expect(extractCluster(backup, emptyFolder('refused'), ME)).rejects.toThrow(
    'PG_VERSION is not as its manifest says',
  );
});
