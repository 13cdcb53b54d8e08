import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { root } from '../root.ts';
import type { ProcessFigures } from './loopProbe.ts';
import { openShopClient } from './shopClient.ts';
import { stopProcess } from './startProcess.ts';

const ASKED_EVERY_MS = 20;

/** A shop that reports figures of its process. */
export interface WatchedShop {
  readonly origin: string;
  /** Time from process start until `/readyz` succeeded. */
  readonly readyAfterMs: number;
  /** Returns the figures of the process since the last call. */
  readonly figures: () => Promise<ProcessFigures>;
  readonly stop: () => Promise<void>;
}

/** Starts the shop and waits until it is ready. */
export async function startWatchedShop(
  env: Readonly<Record<string, string>>,
): Promise<WatchedShop> {
  const begunAt = performance.now();
  const probe = join(root, 'packages/bench/src/shop/loopProbe.ts');
  const main = join(root, 'packages/server/src/main.ts');
  const child = spawn(process.execPath, [...process.execArgv, '--import', probe, main], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const said = Promise.withResolvers<string>();
  child.once('exit', (code) => said.reject(new Error(`The shop ended with ${code} at its start`)));
  createInterface({ input: child.stdout ?? process.stdin }).on('line', (line) => {
    const address = /https?:\/\/[^\s"]+/.exec(line)?.[0];
    if (address !== undefined) said.resolve(address);
  });
  const origin = await said.promise;
  const visitor = openShopClient(origin);
  for (;;) {
    const { status } = await visitor.send('GET', '/readyz');
    if (status === 200) break;
    await new Promise((resolve) => setTimeout(resolve, ASKED_EVERY_MS));
  }
  const readyAfterMs = performance.now() - begunAt;
  await visitor.close();
  return {
    origin,
    readyAfterMs,
    figures: async () => {
      child.send('figures');
      const [figures] = await once(child, 'message');
      return figures as ProcessFigures;
    },
    stop: () => stopProcess(child),
  };
}
