import { execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isAlive } from '../platform/database/embedded/isAlive.ts';
import { readPostmasterFile } from '../platform/database/embedded/readPostmasterFile.ts';
import { createTestDatabase } from '../testing/database/createTestDatabase.queries.ts';
import { describeNeeding } from '../testing/describeNeeding.ts';
import { type SpawnedServer, spawnServer } from '../testing/processes/spawnServer.ts';

const isRoot = process.getuid?.() === 0;

let folder: string;
let data: string;
let servers: SpawnedServer[];
let cleanups: (() => void)[];
beforeEach(() => {
  // Contains a space, an apostrophe and non-ASCII letters, and is too long for a socket path.
  folder = realpathSync(mkdtempSync(join(tmpdir(), `formulary test’s Ærø ${'long '.repeat(16)}`)));
  data = join(folder, 'data');
  servers = [];
  cleanups = [];
});
afterEach(async () => {
  for (const server of servers) server.signal('SIGTERM');
  await Promise.all(servers.map((server) => server.ended));
  if (existsSync(join(data, 'postgres')) && isAlive(postgresPid())) {
    process.kill(postgresPid(), 'SIGQUIT');
  }
  for (const cleanup of cleanups) cleanup();
  rmSync(folder, { recursive: true, force: true });
});

function start(env: Record<string, string> = {}): SpawnedServer {
  const server = spawnServer({ FORMULARY_DATA: data, ...env });
  servers.push(server);
  return server;
}

/** In production no demo is filled in, whose documents each start would go on sealing. */
const production = { NODE_ENV: 'production' };

let prepared: string | undefined;
/** Puts the data folder of a stopped server in place: a start on it takes half the time of one on an empty folder. */
async function leaveData(): Promise<void> {
  if (prepared === undefined) {
    prepared = mkdtempSync(join(tmpdir(), 'formulary-prepared-'));
    // PostgreSQL's user enters it too.
    chmodSync(prepared, 0o755);
    const first = spawnServer({ ...production, FORMULARY_DATA: join(prepared, 'data') });
    await first.ready;
    first.signal('SIGTERM');
    await first.ended;
  }
  // Keeps the owners of the files, unlike `cpSync`.
  execFileSync('cp', ['-a', join(prepared, 'data'), data]);
}
afterAll(() => {
  if (prepared !== undefined) rmSync(prepared, { recursive: true, force: true });
});

const NO_PROCESS = 2 ** 30;
/** Four starts on a busy machine. */
const LIFE_MS = 300_000;

function postgresPid(): number {
  return readPostmasterFile(join(data, 'postgres'))?.pid ?? NO_PROCESS;
}

/** Returns whether a port takes connections. */
function isListening(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, host);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

async function status(address: string, path: string): Promise<number> {
  return (await fetch(`${address}${path}`)).status;
}

/** Checks that a failed start prints one sentence and exits with 1. Returns the sentence. */
async function sentenceOf(server: SpawnedServer): Promise<string> {
  const { code, errors } = await server.ended;
  expect(code).toBe(1);
  expect(errors.trim().split('\n')).toHaveLength(1);
  return errors.trim();
}

describe('a start', () => {
  test('on an empty folder serves, and SIGTERM drains it and stops the database too', async () => {
    const server = start({ DRAIN_SECONDS: '1', METRICS_PORT: '0' });
    const address = await server.ready;
    expect(await status(address, '/readyz')).toBe(200);
    expect(await status(address, '/metrics')).toBe(404);
    const metrics = /Metrics are at (http:\S+)\/metrics/.exec(server.output())?.[1] ?? '';
    expect(await status(metrics, '/metrics')).toBe(200);
    const desk = /The desk is at (http:\S+)/.exec(server.output())?.[1] ?? '';
    expect(await status(desk, '/readyz')).toBe(200);
    expect(await status(desk, '/api/products/public/1')).toBe(404);
    const pid = postgresPid();
    server.signal('SIGTERM');
    expect(await server.ended).toMatchObject({ code: 0, errors: '' });
    expect(server.output()).toContain(
      'Serving on for 1 s, so that load balancers notice\nStopping',
    );
    expect(isAlive(pid)).toBe(false);
  });

  test(
    'ignores a pid file whose pid another process now has, keeps its folder, restarts a killed PostgreSQL, and the next one adopts it after SIGKILL',
    { tags: ['start'], timeout: LIFE_MS },
    async () => {
      await leaveData();
      const lines = [process.pid, join(data, 'postgres'), 0, 5432, '/nowhere', '', '', 'ready'];
      writeFileSync(join(data, 'postgres', 'postmaster.pid'), `${lines.join('\n')}\n`);
      const killed = start(production);
      const address = await killed.ready;
      expect(await status(address, '/readyz')).toBe(200);
      const first = postgresPid();
      expect(first).not.toBe(process.pid);

      expect(await sentenceOf(start(production))).toBe(
        `The data folder ${data} is in use by another Formulary server (pid ${killed.pid}): stop it first, or set FORMULARY_DATA to another folder.`,
      );
      expect(await status(address, '/readyz')).toBe(200);

      process.kill(first, 'SIGKILL');
      await expect.poll(postgresPid).not.toBeOneOf([first, NO_PROCESS]);
      await expect.poll(() => status(address, '/readyz')).toBe(200);
      expect(await status(address, '/healthz')).toBe(200);
      const second = postgresPid();
      killed.signal('SIGKILL');
      await killed.ended;
      expect(isAlive(second)).toBe(true);

      const adopting = start(production);
      expect(await status(await adopting.ready, '/readyz')).toBe(200);
      expect(adopting.output()).toContain(`left running (pid ${second})`);
      expect(postgresPid()).toBe(second);
      adopting.signal('SIGINT');
      await adopting.ended;
      expect(isAlive(second)).toBe(false);
    },
  );

  test(
    'on the database of DATABASE_URL, with a key from a file, keeps pinned keys and anchors in its data folder',
    { tags: ['start'] },
    async () => {
      const database = await createTestDatabase();
      const server = start({
        ...production,
        DATABASE_URL: database.url,
        SIGNATURE_KEY_FILE: keyFile(),
      });
      expect(await status(await server.ready, '/readyz')).toBe(200);
      expect(readdirSync(join(data, 'signing'))).toEqual(
        expect.arrayContaining(['anchors', 'seal-keys.json']),
      );
      server.signal('SIGTERM');
      await server.ended;
      await database.close();
    },
  );
});

test(
  'SIGTERM lets a pending request finish, then exits with 0 without an error, even if the output is no longer read',
  { tags: ['start'] },
  async () => {
    await leaveData();
    const server = start(production);
    const { hostname, port } = new URL(await server.ready);
    const pid = postgresPid();
    const socket = connect(Number(port), hostname);
    socket.write(
      'POST /api/products/public HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n',
    );
    // '100 Continue' shows that the server has started on the request.
    const [begun] = (await once(socket, 'data')) as [Buffer];
    expect(begun.toString()).toContain('100 Continue');
    server.stopReading();
    server.signal('SIGTERM');
    // It listens no more.
    await expect.poll(() => isListening(hostname, Number(port))).toBe(false);
    socket.write('{}');
    expect(await text(socket)).toContain('"code":"invalid-request"');
    expect(await server.ended).toMatchObject({ code: 0, errors: '' });
    expect(isAlive(pid)).toBe(false);
  },
);

describe('a failing start', () => {
  test('says that the port is taken', { tags: ['start'] }, async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    expect(await sentenceOf(start({ PORT: String(port) }))).toBe(
      `Port ${port} is already in use: stop what is using it, or set PORT to another one.`,
    );
    other.close();
  });

  test(
    'says that the database cannot be reached, without its password',
    { tags: ['start'] },
    async () => {
      const closed = createServer().listen(0, '127.0.0.1');
      await once(closed, 'listening');
      const { port } = closed.address() as { port: number };
      closed.close();
      await once(closed, 'close');
      const DATABASE_URL = `postgresql://shop:secret@127.0.0.1:${port}/shop`;
      expect(await sentenceOf(start({ DATABASE_URL }))).toBe(
        `The database at 127.0.0.1:${port}/shop cannot be reached: connect ECONNREFUSED 127.0.0.1:${port}.`,
      );
    },
  );

  test("says that the demo's keys cannot be stored", { tags: ['start'] }, async () => {
    const database = await createTestDatabase();
    const FORMULARY_DATA = noFolder();
    expect(await sentenceOf(start({ DATABASE_URL: database.url, FORMULARY_DATA }))).toBe(
      `The folder of keys cannot be made (ENOTDIR): ${join(FORMULARY_DATA, 'signing')}.`,
    );
    await database.close();
  });

  test('says that the data folder is a file', async () => {
    writeFileSync(data, '');
    expect(await sentenceOf(start())).toBe(`FORMULARY_DATA must be a folder: ${data} is a file.`);
  });

  test('says that the data folder is not writable', { tags: ['start'] }, async () => {
    // Root may write anywhere except on a read-only disk.
    if (isRoot) mountTmpfs(folder, 'ro');
    else chmodSync(folder, 0o500);
    cleanups.push(() => !isRoot && chmodSync(folder, 0o700));
    expect(await sentenceOf(start())).toBe(
      isRoot
        ? `The disk is read-only: ${folder} cannot be written.`
        : `This user may not write ${folder}: change its owner, or set FORMULARY_DATA to another folder.`,
    );
  });

  test.each([
    [
      'DATABASE_URL',
      'mysql://shop:secret@localhost/shop',
      'DATABASE_URL must be a PostgreSQL address such as postgresql://user:password@host:5432/formulary.',
    ],
    ['HOST', 'nowhere.invalid', 'HOST nowhere.invalid is not known.'],
  ])('says what is wrong with %s', { tags: ['start'] }, async (name, value, sentence) => {
    expect(await sentenceOf(start({ [name]: value }))).toBe(sentence);
  });
});

// Only root can mount a small disk; isDiskFull.test.ts checks the same errors without root.
describeNeeding('root', 'a start on a full disk', () => {
  test('reports it, and works once there is room', { tags: ['start'] }, async () => {
    mountTmpfs(folder, 'size=20m');
    expect(await sentenceOf(start(production))).toBe(
      `The disk is full: there is no room for the database in ${join(data, 'postgres')}.`,
    );
    execFileSync('mount', ['-o', 'remount,size=200m', folder]);
    expect(await status(await start(production).ready, '/readyz')).toBe(200);
  });

  test('reports it at a later start, and keeps its data', { tags: ['start'] }, async () => {
    mountTmpfs(folder, 'size=80m');
    await leaveData();
    expect(() => fill(join(folder, 'rubbish'))).toThrow('ENOSPC');
    expect(await sentenceOf(start(production))).toMatch(/^The disk is full: /);
    rmSync(join(folder, 'rubbish'));
    expect(await status(await start(production).ready, '/readyz')).toBe(200);
  });
});

/** Returns a path where nobody can make a folder, not even root. */
function noFolder(): string {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  return join(file, 'data');
}

/** Writes a file with a key for signatures. */
function keyFile(): string {
  const file = join(folder, 'key.pem');
  const { privateKey } = generateKeyPairSync('ed25519');
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  return file;
}

function mountTmpfs(at: string, options: string): void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', at]);
  cleanups.push(() => execFileSync('umount', ['--lazy', at]));
}

function fill(file: string): void {
  const block = Buffer.alloc(1024 * 1024);
  for (;;) writeFileSync(file, block, { flag: 'a' });
}
