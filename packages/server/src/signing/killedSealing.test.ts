/** @module-tag crash */
import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifySignature } from '@formulary/rules/calls/signatureLinkCalls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../audit/audit.ts';
import { readDocument } from '../prescriptions/document/documents.queries.ts';
import { eventsOfPrescription } from '../prescriptions/events/chainedEvents.queries.ts';
import { trustWithServer } from '../testing/signing/sealKeyForTests.ts';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import { signedPrescriptions } from '../testing/signing/signedPrescriptions.ts';
import { type SpawnedServer, spawnServer } from '../testing/processes/spawnServer.ts';
import {
  holdMoment,
  installHolds,
  type Moment,
  openTransactions,
  waitingAt,
} from '../testing/database/statementHold.queries.ts';

/** Writes of a confirmation, in sequence, and the commit; its job is added before the event. */
const ofConfirming: readonly Moment[] = [
  { before: 'update of', table: 'signature_confirmations' },
  { before: 'update of', table: 'prescriptions' },
  { before: 'insert into', table: 'audit_events' },
  { before: 'insert into', table: 'prescription_events' },
  { before: 'commit of', table: 'prescription_events' },
];
/** Writes of sealing its document, in sequence, and the commit. */
const ofSealing: readonly Moment[] = [
  { before: 'insert into', table: 'prescription_documents' },
  { before: 'insert into', table: 'prescription_events' },
  { before: 'commit of', table: 'prescription_documents' },
];
const moments = [...ofConfirming, ...ofSealing];

let shop: TestShop;
let folder: string;
beforeAll(async () => {
  shop = await openTestShop();
  // The child process reads the machine's clock, and links expire.
  shop.clock.now = new Date(Date.now() - 3_600_000);
  await installHolds(shop.db, moments);
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'formulary-killed-sealing-')));
  // A server started by root creates its keys here as another user.
  chmodSync(folder, 0o777);
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await shop.close();
});

/** Runs the audit with the keys and anchors of both servers. */
const auditNow = () =>
  audit({ ...shop, trust: trustWithServer(shop.trust, join(folder, 'signing')) }, new Date());

const start = () => spawnServer({ FORMULARY_DATA: folder, DATABASE_URL: shop.database.url });
const kinds = async (id: number) =>
  (await eventsOfPrescription(shop.db, id)).map(({ kind }) => kind);
const BEFORE = ['ordered', 'verified', 'signed', 'confirmation-sent'];

async function stop(server: SpawnedServer): Promise<void> {
  server.signal('SIGTERM');
  await server.ended;
}

async function killAt(index: number, server: SpawnedServer): Promise<void> {
  await expect.poll(() => waitingAt(shop.database.pool, index)).toBe(1);
  server.signal('SIGKILL');
  await server.ended;
}

async function follow(server: SpawnedServer, token: string | undefined): Promise<number> {
  const { status } = await fetch(`${await server.ready}${verifySignature.path}`, {
    method: verifySignature.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  return status;
}

/** Kills a server at a moment while work is under way. */
async function killedAt(index: number, work: (server: SpawnedServer) => Promise<void>) {
  const { pool } = shop.database;
  const release = await holdMoment(pool, index);
  const server = start();
  await server.ready;
  const cutOff = work(server).then(
    () => 'answered',
    () => 'cut off',
  );
  await killAt(index, server);
  await release();
  await expect.poll(() => openTransactions(pool)).toBe(0);
  return cutOff;
}

/** Returns the hash of a prescription's stored document, after another server has had time to seal it. */
async function hashOnceSealed(id: number): Promise<string | undefined> {
  const sealed = async () => (await readDocument(shop.db, id))?.hash.toString('hex');
  await expect.poll(sealed).toBeDefined();
  return sealed();
}

test.each(ofConfirming.map((moment, index) => [moment.before, moment.table, index] as const))(
  'a confirmation whose server is killed before the %s %s is whole or absent, and following the link again seals one document',
  async (before, _table, index) => {
    const { ids, tokens } = await signedPrescriptions(shop);
    const [id = 0] = ids;
    const cutOff = await killedAt(index, async (server) => void (await follow(server, tokens[0])));
    expect(cutOff).toBe('cut off');

    // A kill before the commit leaves nothing; a commit already sent takes effect.
    expect(await kinds(id)).toEqual(before === 'commit of' ? [...BEFORE, 'confirmed'] : BEFORE);
    expect(await auditNow()).toEqual([]);

    const server = start();
    expect(await follow(server, tokens[0])).toBe(200);
    await hashOnceSealed(id);
    await stop(server);
    expect(await kinds(id)).toEqual([...BEFORE, 'confirmed', 'pdf-sealed']);
    expect(await auditNow()).toEqual([]);
  },
);

test.each(
  ofSealing.map(
    ({ before, table }, index) => [before, table, ofConfirming.length + index] as const,
  ),
)(
  'a document whose server is killed before the %s %s is sealed once by the next server',
  async (before, _table, index) => {
    const { ids, confirm } = await signedPrescriptions(shop);
    const [id = 0] = ids;
    await confirm();
    await killedAt(index, () => Promise.resolve());

    const isKept = before === 'commit of';
    const confirmed = [...BEFORE, 'confirmed'];
    expect(await kinds(id)).toEqual(isKept ? [...confirmed, 'pdf-sealed'] : confirmed);
    const first = (await readDocument(shop.db, id))?.hash.toString('hex');
    expect(first === undefined).toBe(!isKept);
    expect(await auditNow()).toEqual([]);

    const server = start();
    await server.ready;
    const hash = await hashOnceSealed(id);
    await stop(server);
    expect(first ?? hash).toBe(hash);
    expect(await kinds(id)).toEqual([...confirmed, 'pdf-sealed']);
    expect(await auditNow()).toEqual([]);
  },
);
