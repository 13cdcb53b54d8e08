import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Image } from './buildImage.ts';
import { runBeside, startInRoot } from './inRoot.ts';

const LOOK_MS = 200;
const LONGEST_START_MS = 120_000;
const CAPABILITIES = /^CapBnd:\s*0+$/m;
const AUDIT = 'packages/server/src/commands/audit.ts';

/**
 * Starts the shop in an image with a read-only root and its own PostgreSQL in the data folder, and throws unless it is
 * healthy, without privileges, cannot write to the root, audits itself, answers a page and stops cleanly.
 */
export async function tryImage(
  image: Image,
  port: number,
  say: (progress: string) => void,
): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'formulary-image-data-'));
  const [uid = '', gid = ''] = image.user.split(':');
  chownSync(data, Number(uid), Number(gid));
  const root = { ...image, environment: { ...image.environment, PORT: String(port) } };
  const mounts = { isReadOnly: true, writable: { '/data': data } };
  const startedAt = performance.now();
  const start = [...image.entrypoint, ...image.command];
  const [program = '', ...args] = startInRoot(root, mounts, start);
  const shop = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  const ended = once(shop, 'exit');
  const runInShop = (command: readonly string[]): boolean => {
    const [enter = '', ...rest] = runBeside(innerPid(shop.pid), root, command);
    return spawnSync(enter, rest, { stdio: ['ignore', 'inherit', 'ignore'] }).status === 0;
  };
  try {
    while (!runInShop(image.healthCheck)) {
      if (shop.exitCode !== null) throw new Error('The shop ended; it says why above');
      if (performance.now() - startedAt > LONGEST_START_MS) throw new Error('It is not healthy');
      await wait(LOOK_MS);
    }
    say(`Healthy after ${((performance.now() - startedAt) / 1_000).toFixed(1)} s`);
    const status = readFileSync(`/proc/${innerPid(shop.pid)}/status`, 'utf8');
    require(status.includes(`Uid:\t${uid}\t`), `It runs as user ${uid}`);
    require(CAPABILITIES.test(status), 'It has no capabilities');
    require(!runInShop(['touch', '/formulary/written']), 'Its root cannot be written');
    require(runInShop([...image.entrypoint, AUDIT]), 'The audit passes beside it');
    const page = await fetch(`http://127.0.0.1:${port}/`);
    const html = await page.text();
    require(page.ok && html.includes('<h1'), 'It answers the first page');
    process.kill(innerPid(shop.pid), 'SIGTERM');
    const [code] = await ended;
    require(code === 0, 'It stopped cleanly');
  } finally {
    shop.kill('SIGKILL');
    await ended;
    rmSync(data, { recursive: true });
  }

  function require(isSo: boolean, what: string): void {
    if (!isSo) throw new Error(`Not so: ${what}`);
    say(what);
  }
}

/** Returns the process that `unshare` started. */
function innerPid(pid = 0): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim());
}
