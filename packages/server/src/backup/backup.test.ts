/** @module-tag start */
import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addCartLine } from '@formulary/rules/calls/cartCalls';
import { createOrder } from '@formulary/rules/calls/orderCalls';
import { decodeAnswer } from '@formulary/rules/wire/decodeAnswer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../audit/audit.ts';
import { openForCommand } from '../platform/database/openForCommand.ts';
import { readTrust } from '../prescriptions/trust/readTrust.ts';
import { signingFolder } from '../prescriptions/document/sealing/signingFolder.ts';
import { readConfig } from '../start/config.ts';
import { orderBody } from '../testing/orders/orderBody.ts';
import { type SpawnedServer, spawnServer } from '../testing/processes/spawnServer.ts';
import { addProduct, addSession, addUser } from '../testing/testData.queries.ts';
import { BACKUP_FILES } from './BackupFacts.ts';
import { checkBackup } from './checkBackup.ts';
import { type RestoreOptions, restoreBackup } from './restoreBackup.ts';
import { takeBackup } from './takeBackup.ts';

const BUYERS = 4;
const BATCH = 8;

let folder: string;
let live: string;
let backups: string;
let walArchive: string;
let server: SpawnedServer | undefined;
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "formulary backup 100 % of Æ's-")));
  // PostgreSQL may run as another user and writes its archive in here.
  chmodSync(folder, 0o755);
  live = join(folder, 'live');
  backups = join(folder, 'backups');
  walArchive = join(backups, 'wal');
});
afterAll(async () => {
  server?.signal('SIGTERM');
  await server?.ended;
  rmSync(folder, { recursive: true, force: true });
});

async function post(path: string, token: string, body: unknown, key?: string): Promise<unknown> {
  const answer = await fetch(`${await server?.ready}${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** Places an order and returns its acknowledged number. */
async function placeOrder(token: string, productId: number): Promise<string> {
  const line = { product_fk: productId, cart_quantity: 1, cart_req_prescription: false };
  const cart = await post('/api/carts', token, line);
  const body = orderBody(decodeAnswer(addCartLine.answer, cart));
  const answer = await post('/api/orders', token, body, randomUUID());
  return decodeAnswer(createOrder.answer, answer).number;
}

/** Returns the count in an order number: 12 of 'F-2026-000012'. */
const countOf = (number: string): number => Number(number.split('-').at(-1));

async function open(dataFolder: string) {
  return openForCommand({ dataFolder, databaseUrl: undefined }, () => {});
}

/** Reads the order numbers of a stopped shop, and what its audit finds. */
async function inspect(dataFolder: string) {
  const { db, close } = await open(dataFolder);
  try {
    const rows = await db.selectFrom('orders').select('number').orderBy('id').execute();
    const trust = readTrust(signingFolder(dataFolder), { keyFiles: [], anchorFiles: [] });
    return {
      numbers: rows.map(({ number }) => number),
      broken: await audit({ db, trust }, new Date()),
    };
  } finally {
    await close();
  }
}

function restore(dataFolder: string, options: Partial<RestoreOptions> = {}) {
  return restoreBackup({
    folder: backups,
    dataFolder,
    target: 'backup',
    walArchive,
    now: new Date(),
    say: () => {},
    ...options,
  });
}

test('a live shop is backed up, restored, restored to a moment, and never gives a number twice', async () => {
  const env = { FORMULARY_DATA: live, WAL_ARCHIVE: walArchive, NODE_ENV: 'production' };
  server = spawnServer(env);
  await server.ready;
  const { db, close } = await open(live);
  const productId = await addProduct(db, { in_stock: 100_000 });
  const tokens = await Promise.all(
    Array.from({ length: BUYERS }, async () => addSession(db, await addUser(db), new Date())),
  );
  const [token = ''] = tokens;
  const acknowledged: string[] = [];
  const order = async (by: string): Promise<void> => {
    acknowledged.push(await placeOrder(by, productId));
  };
  const orderBatch = async (): Promise<void> => {
    for (let placed = 0; placed < BATCH; placed += 1) await order(token);
  };

  // Orders run on while the backup is taken.
  await orderBatch();
  const taken = new AbortController();
  const ordering = tokens.map(async (by) => {
    while (!taken.signal.aborted) await order(by);
  });
  const before = [...acknowledged];
  const config = readConfig({ FORMULARY_DATA: live }, '/');
  const made = await takeBackup(config, {
    folder: backups,
    now: new Date(),
    keep: undefined,
    say: () => {},
  });
  taken.abort();
  await Promise.all(ordering);
  expect(acknowledged.length).toBeGreaterThan(before.length);

  await orderBatch();
  const kept = [...acknowledged];
  const clock = async (): Promise<Date> => {
    const { now } = await db
      .selectNoFrom(({ fn }) => fn<Date>('clock_timestamp').as('now'))
      .executeTakeFirstOrThrow();
    return now;
  };
  const moment = new Date(+(await clock()) + 1);
  while ((await clock()) <= moment);
  await orderBatch();
  await close();
  server.signal('SIGTERM');
  await server.ended;

  const broken = await checkBackup({
    folder: backups,
    isMailSent: false,
    say: () => {},
    onChecked: () => {},
  });
  expect(broken).toEqual([]);

  const restored = join(folder, 'restored');
  await restore(restored);
  const atBackup = await inspect(restored);
  expect(atBackup.broken).toEqual([]);
  expect(atBackup.numbers).toEqual(expect.arrayContaining(before));
  expect(acknowledged).toEqual(expect.arrayContaining(atBackup.numbers));
  expect(readdirSync(signingFolder(restored)).toSorted()).toEqual(
    readdirSync(signingFolder(live)).toSorted(),
  );

  const corrected = join(folder, 'corrected');
  await restore(corrected, { target: moment });
  const atMoment = await inspect(corrected);
  expect(atMoment.broken).toEqual([]);
  expect(atMoment.numbers.toSorted()).toEqual(kept.toSorted());

  // The shop goes on from there, and archives beside the lost part. A trial copy has left no trace in the archive.
  server = spawnServer({ ...env, FORMULARY_DATA: corrected });
  await server.ready;
  const next = await placeOrder(token, productId);
  // PostgreSQL itself skips 32 numbers of a sequence after a crash.
  const lastGiven = Math.max(...acknowledged.map(countOf));
  expect(countOf(next)).toBeGreaterThan(lastGiven + 9_000);
  server.signal('SIGTERM');
  await server.ended;
  // A restore that was cut short is no shop, and can be run again.
  const latest = join(folder, 'latest');
  for (const name of ['restoring', 'signing']) mkdirSync(join(latest, name), { recursive: true });
  await expect(
    openForCommand({ dataFolder: latest, databaseUrl: undefined }, () => {}, { canCreate: true }),
  ).rejects.toThrow(
    `A restore into ${latest} was cut short: run "npm run restore" again, or empty the folder.`,
  );
  await restore(latest, { target: 'latest' });
  expect((await inspect(latest)).numbers.toSorted()).toEqual([...kept, next].toSorted());

  const lost = join(folder, 'lost');
  await restore(lost, { target: 'latest', timeline: 1 });
  expect((await inspect(lost)).numbers.toSorted()).toEqual(acknowledged.toSorted());
  const other = spawnServer({ ...env, FORMULARY_DATA: restored });
  expect((await other.ended).errors).toBe(
    `WAL_ARCHIVE ${walArchive} belongs to another copy of this shop, which was restored and started before: choose another folder.\n`,
  );

  const late = new Date(Date.now() + 3_600_000);
  await expect(restore(join(folder, 'none'), { target: late })).rejects.toThrow(
    `The archived WAL in ${walArchive} does not reach ${late.toISOString()}; its last transaction is of `,
  );
  await expect(restore(join(folder, 'none'), { target: new Date(0) })).rejects.toThrow(
    `No backup in ${backups} ended by 1970-01-01T00:00:00.000Z: the oldest ended at `,
  );
  expect(readdirSync(join(folder, 'none')).toSorted()).toEqual(['server.lock', 'server.pid']);
  await expect(restore(corrected)).rejects.toThrow(
    `The data folder ${corrected} is not empty (catalogue, postgres, postgres.log), and a restore overwrites nothing: move it aside, or set FORMULARY_DATA to another folder.`,
  );

  await damage(made);
  const segment = readdirSync(walArchive)
    .filter((name) => name.startsWith('00000002000'))
    .at(0);
  flipByte(join(walArchive, segment ?? ''));
  await expect(restore(join(folder, 'none'), { target: 'latest' })).rejects.toThrow(
    `The archived WAL ${segment?.replace('.gz', '')} in ${walArchive} is damaged`,
  );
});

/** Damages copies of a backup in each way and expects that each is named and that nothing is restored. */
async function damage(made: string): Promise<void> {
  const { archive, manifest, facts, signing } = BACKUP_FILES;
  const key = join(signing, 'signature-key.pem');
  const faults: readonly (readonly [(copy: string) => void, string])[] = [
    [(copy) => flipByte(join(copy, archive)), `${archive} is damaged`],
    [(copy) => truncateSync(join(copy, archive), 100_000), `${archive} is damaged`],
    [(copy) => rmSync(join(copy, manifest)), `${manifest} is missing`],
    [(copy) => rmSync(join(copy, key)), `${key} is missing`],
    [(copy) => writeFileSync(join(copy, 'more'), ''), 'more is not part of it'],
    [(copy) => rmSync(join(copy, 'SHA256SUMS')), 'SHA256SUMS is missing'],
    [(copy) => dropLastLine(join(copy, 'SHA256SUMS')), `SHA256SUMS does not list ${facts}`],
    [(copy) => writeFileSync(join(copy, facts), '{}'), `${facts} is damaged`],
  ];
  const target = join(folder, 'never');
  const copy = join(folder, 'damaged');
  for (const [spoil, sentence] of faults) {
    rmSync(copy, { recursive: true, force: true });
    cpSync(made, copy, { recursive: true });
    spoil(copy);
    await expect(restore(target, { folder: copy })).rejects.toThrow(
      `The backup ${copy} cannot be used: ${sentence}`,
    );
    expect(existsSync(target)).toBe(false);
  }
}

function flipByte(file: string): void {
  const bytes = readFileSync(file);
  const middle = Math.floor(bytes.length / 2);
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  writeFileSync(file, bytes);
}

function dropLastLine(file: string): void {
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  writeFileSync(file, `${lines.slice(0, -1).join('\n')}\n`);
}
