import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { WorkFailed } from '../problems/WorkFailed.ts';
import { boundedCommand } from '../process/boundedCommand.ts';
import { createWorker, type Worker } from './createWorker.ts';

const LONGEST_MS = 60_000;
const MODULE = new URL('./serveTasks.ts', import.meta.url).href;
const PROGRAM = `
  import { serveTasks } from ${JSON.stringify(MODULE)};
  serveTasks({
    echo: async (input) => input,
    pid: async () => process.pid,
    settings: async () => Object.keys(process.env),
    refuse: async () => { throw new Error('no such colour'); },
    exit: async () => process.exit(3),
    crash: async () => process.kill(process.pid, 'SIGSEGV'),
    hoard: async () => { const kept = []; for (;;) kept.push(new Array(1e6).fill(kept.length)); },
    spin: async (_, ask) => { await ask('begun'); for (;;); },
    sign: async (text, ask) => 'signed: ' + (await ask('sign', text)),
  });`;

let folder: string;
let worker: Worker;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'formulary-worker-'));
  writeFileSync(join(folder, 'main.ts'), PROGRAM);
  worker = createWorker({
    command: () =>
      boundedCommand({
        node: process.execPath,
        main: join(folder, 'main.ts'),
        args: [],
        mostHeapMb: 64,
        mostDataKb: 1_000_000,
      }),
    mostWaiting: 3,
    longestMs: LONGEST_MS,
    idleMs: LONGEST_MS,
  });
});
afterEach(() => vi.useRealTimers());
afterAll(() => {
  worker.end();
  rmSync(folder, { recursive: true });
});

test('runs tasks one by one in one process, and passes dates, maps and bytes', async () => {
  const input = { at: new Date(0), of: new Map([['a', Buffer.from('b')]]), none: undefined };
  expect(await worker.run('echo', input)).toEqual(input);
  const pids = [await worker.run('pid', 1), await worker.run('pid', 2)];
  expect(pids[0]).toBe(pids[1]);
  expect(pids[0]).not.toBe(process.pid);
});

test('passes no setting of the server', async () => {
  vi.stubEnv('SEAL_CERTIFICATE_PASSWORD', 'secret');
  worker.end();
  expect(await worker.run('settings', 1)).not.toContain('SEAL_CERTIFICATE_PASSWORD');
  vi.unstubAllEnvs();
});

test("rethrows a task's error and keeps the process", async () => {
  const pid = await worker.run('pid', 1);
  await expect(worker.run('refuse', 1)).rejects.toThrow('no such colour');
  expect(await worker.run('pid', 1)).toBe(pid);
});

test.each([
  ['ends its process', 'exit'],
  ['crashes its process', 'crash'],
  ['takes more memory than it may', 'hoard'],
])('a task that %s fails alone, and the next one gets a new process', async (_how, task) => {
  const pid = await worker.run('pid', 1);
  const [failed, next] = await Promise.allSettled([worker.run(task, 1), worker.run('pid', 1)]);
  expect(failed).toMatchObject({ status: 'rejected', reason: expect.any(WorkFailed) });
  expect(next).toMatchObject({ status: 'fulfilled', value: expect.any(Number) });
  expect(await worker.run('pid', 1)).not.toBe(pid);
});

test('ends a task that takes too long, and gives the next one a new process', async () => {
  const pid = await worker.run('pid', 1);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const spinning = worker.run('spin', 1, { begun: begin });
  const next = worker.run('pid', 1);
  await begun;
  // The timer restarts when the worker has its answer.
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
  vi.advanceTimersByTime(LONGEST_MS);
  await expect(spinning).rejects.toThrow(`took more than ${LONGEST_MS} ms`);
  expect(await next).not.toBe(pid);
});

test("answers the worker's questions, and does not count its waiting time", async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const signed = worker.run('sign', 'text', {
    sign: async (text: string) => {
      vi.advanceTimersByTime(2 * LONGEST_MS);
      return text.toUpperCase();
    },
  });
  expect(await signed).toBe('signed: TEXT');
  const refused = worker.run('sign', 'text', {
    sign: () => Promise.reject(new Error('no time stamp')),
  });
  await expect(refused).rejects.toThrow('no time stamp');
});

test("refuses a task beyond the queue's limit with 503, and runs the others", async () => {
  const running = [1, 2, 3, 4].map((input) => worker.run('echo', input));
  await expect(worker.run('echo', 5)).rejects.toMatchObject({
    status: 503,
    retryAfterSeconds: expect.any(Number),
  });
  expect(await Promise.all(running)).toEqual([1, 2, 3, 4]);
});

test('ends an idle process, and starts another for the next task', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const pid = await worker.run('pid', 1);
  vi.advanceTimersByTime(LONGEST_MS);
  expect(await worker.run('pid', 1)).not.toBe(pid);
});
