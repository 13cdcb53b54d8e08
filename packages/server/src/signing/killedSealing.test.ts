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
import {
  type SignedPrescriptions,
  signedPrescriptions,
} from '../testing/signing/signedPrescriptions.ts';
import { type SpawnedServer, spawnServer } from '../testing/processes/spawnServer.ts';
import {
  holdMoment,
  installHolds,
  type Moment,
  openTransactions,
  waitingAt,
} from '../testing/database/statementHold.queries.ts';

/**
 * Writes of a confirmation, and its commit; its job is added before the event. Each stage confirms one prescription per
 * moment and holds each at its own. The last moment comes first, so that none stops at another's moment; one that has
 * written its event locks the chain of events, so each stage has only one of these.
 */
const ofConfirming: readonly (readonly Moment[])[] = [
  [
    { before: 'insert into', table: 'prescription_events' },
    { before: 'insert into', table: 'audit_events' },
    { before: 'update of', table: 'prescriptions' },
    { before: 'update of', table: 'signature_confirmations' },
  ],
  [{ before: 'commit of', table: 'prescription_events' }],
];
/** The last write of sealing its document, and the commit. */
const ofSealing: readonly Moment[] = [
  { before: 'insert into', table: 'prescription_events' },
  { before: 'commit of', table: 'prescription_documents' },
];
const moments = [...ofConfirming.flat(), ...ofSealing];

/** Each prescription is verified and signed, which takes a while on a busy machine. */
const SETUP_MS = 600_000;

let shop: TestShop;
let folder: string;
/** Finishes what the server before it left, and is killed next. */
let server: SpawnedServer;
/** A prescription for each moment. Signed before a server runs, which would mail the links too. */
const signed = new Map<Moment, SignedPrescriptions>();
beforeAll(async () => {
  shop = await openTestShop();
  // The child process reads the machine's clock, and links expire.
  shop.clock.now = new Date(Date.now() - 3_600_000);
  await installHolds(shop.db, moments);
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'formulary-killed-sealing-')));
  // A server started by root creates its keys here as another user.
  chmodSync(folder, 0o777);
  for (const moment of moments) signed.set(moment, await signedPrescriptions(shop));
  server = start();
}, SETUP_MS);
afterAll(async () => {
  server.signal('SIGKILL');
  await server.ended;
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

async function follow(token: string | undefined): Promise<number> {
  const { status } = await fetch(`${await server.ready}${verifySignature.path}`, {
    method: verifySignature.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  return status;
}

/** Blocks transactions at a moment, and waits until the work is blocked there. */
async function heldAt(moment: Moment, work: () => Promise<unknown>) {
  const index = moments.indexOf(moment);
  const release = await holdMoment(shop.database.pool, index);
  const done = work().then(
    () => 'answered',
    () => 'cut off',
  );
  await expect.poll(() => waitingAt(shop.database.pool, index)).toBe(1);
  return { release, done };
}

/** Kills the server while it is held, lets go, and waits until its transactions are gone. */
async function kill(held: readonly Awaited<ReturnType<typeof heldAt>>[]) {
  server.signal('SIGKILL');
  await server.ended;
  for (const { release } of held) await release();
  await expect.poll(() => openTransactions(shop.database.pool)).toBe(0);
  return Promise.all(held.map(({ done }) => done));
}

/** Returns the hash of a prescription's stored document, after another server has had time to seal it. */
async function hashOnceSealed(id: number): Promise<string | undefined> {
  const sealed = async () => (await readDocument(shop.db, id))?.hash.toString('hex');
  await expect.poll(sealed).toBeDefined();
  return sealed();
}

function signedFor(moment: Moment) {
  const { ids, tokens, confirm } = signed.get(moment)!;
  return { id: ids[0] ?? 0, token: tokens[0], confirm };
}

const words = ({ before, table }: Moment) => `${before} ${table}`;

test.each(ofConfirming.map((stage) => [stage.map(words).join(', '), stage] as const))(
  'confirmations whose server is killed before the %s are whole or absent, and following the link again seals one document',
  async (_words, stage) => {
    const under = stage.map((moment) => ({ moment, ...signedFor(moment) }));
    await server.ready;
    const held = [];
    for (const { moment, token } of under) held.push(await heldAt(moment, () => follow(token)));
    expect(await kill(held)).toEqual(stage.map(() => 'cut off'));

    // A kill before the commit leaves nothing; a commit already sent takes effect.
    for (const { moment, id } of under)
      expect([words(moment), await kinds(id)]).toEqual([
        words(moment),
        moment.before === 'commit of' ? [...BEFORE, 'confirmed'] : BEFORE,
      ]);
    expect(await auditNow()).toEqual([]);

    server = start();
    for (const { id, token } of under) {
      expect(await follow(token)).toBe(200);
      await hashOnceSealed(id);
      expect(await kinds(id)).toEqual([...BEFORE, 'confirmed', 'pdf-sealed']);
    }
    await expect.poll(auditNow).toEqual([]);
  },
);

test.each(ofSealing.map((moment) => [words(moment), moment] as const))(
  'a document whose server is killed before the %s is sealed once by the next server',
  async (_words, moment) => {
    const { id, confirm } = signedFor(moment);
    await server.ready;
    await kill([await heldAt(moment, confirm)]);

    const isKept = moment.before === 'commit of';
    const confirmed = [...BEFORE, 'confirmed'];
    expect(await kinds(id)).toEqual(isKept ? [...confirmed, 'pdf-sealed'] : confirmed);
    const first = (await readDocument(shop.db, id))?.hash.toString('hex');
    expect(first === undefined).toBe(!isKept);
    expect(await auditNow()).toEqual([]);

    server = start();
    await server.ready;
    const hash = await hashOnceSealed(id);
    expect(first ?? hash).toBe(hash);
    expect(await kinds(id)).toEqual([...confirmed, 'pdf-sealed']);
    await expect.poll(auditNow).toEqual([]);
  },
);
