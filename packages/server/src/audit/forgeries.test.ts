/** @module-tag column */
import {
  type DocumentCheck,
  documentChecks,
} from '@formulary/rules/prescriptions/checking/documentChecks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDb } from '../platform/database/createDb.ts';
import { createPool } from '../platform/database/createPool.ts';
import type { Db } from '../platform/database/Db.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { checkBeforeDispatch } from '../prescriptions/document/checking/checkBeforeDispatch.ts';
import { checkPrescription } from '../prescriptions/document/checking/checkPrescription.ts';
import type { SealKey } from '../prescriptions/signatures/sealKey.ts';
import { AnchorIndex } from '../prescriptions/trust/AnchorIndex.ts';
import { alwaysPinned, SealKeys } from '../prescriptions/trust/SealKeys.ts';
import type { Trust } from '../prescriptions/trust/Trust.ts';
import { runCheckCommand } from '../staff/prescriptions/runCheckCommand.ts';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import { runDocumentTask } from '../testing/signing/runDocumentTask.ts';
import { sealForTests } from '../testing/signing/sealForTests.ts';
import { sealKeyForTests } from '../testing/signing/sealKeyForTests.ts';
import { signedPrescriptions } from '../testing/signing/signedPrescriptions.ts';
import { auditWithin } from './audit.ts';
import {
  anyKey,
  beginForging,
  finishForging,
  forgeries,
  type Resealing,
} from './testing/forger.queries.ts';

type Forgery = keyof typeof forgeries;

const INSERTED = 'with a key that was inserted';
const resealings: readonly Resealing[] = [INSERTED, 'with an old key', 'as before', 'not at all'];
/** Only the check verifies the signature inside the PDF. */
const OF_PDF: readonly DocumentCheck[] = ['whole', 'signature', 'certificate'];

let shop: TestShop;
let superuser: Db;
let close: () => Promise<void>;
let id: number;
let orderId: number;
let certificates: ReadonlyMap<string, Uint8Array>;
const oldKey = anyKey();
/** The shop's trusted keys, with a retired key that sealed until a year before. */
let trust: Trust;
beforeAll(async () => {
  shop = await openTestShop();
  const before = await signedPrescriptions(shop);
  await before.confirm();
  const { ids, confirm } = await signedPrescriptions(shop);
  await confirm();
  [id = 0] = ids;
  for (const prescriptionId of [...before.ids, id])
    await runDocumentTask(shop, 'seal-prescription', { prescriptionId });
  await (await signedPrescriptions(shop)).confirm();
  ({ orderId } = await shop.db
    .selectFrom('prescriptions')
    .select('order_id as orderId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow());
  ({ certificates } = await sealForTests());
  const until = new Date('2025-06-15');
  const pinned = [alwaysPinned(sealKeyForTests), { ...alwaysPinned(oldKey), until }];
  trust = { anchors: shop.trust.anchors, keys: new SealKeys(pinned) };
  const pool = createPool({ ...shop.database.connection, user: 'postgres' }, () => {});
  superuser = createDb(pool);
  close = () => pool.end();
});
afterAll(async () => {
  await close();
  await shop.close();
});

class Undo extends Error {}

/** Forges in a transaction, returns the findings of check, command, dispatch and audit, and rolls back. */
async function afterForging(
  done: readonly Forgery[],
  resealing: Resealing,
  { key, known }: { readonly key: SealKey; readonly known: Trust } = {
    key: resealing === 'with an old key' ? oldKey : anyKey(),
    known: trust,
  },
) {
  const anchors = await known.anchors.current();
  const look = async (trx: Trx) => {
    const found = await checkPrescription({ db: trx, certificates, trust: known }, id);
    const broken = found?.findings.filter(({ holds }) => !holds).map(({ check }) => check);
    const command = await runCheckCommand(
      { kind: 'check-prescription', what: { id } },
      { db: trx, certificates, trust: () => known },
    ).catch((error: unknown) => String(error));
    const dispatch = await checkBeforeDispatch(
      trx,
      { certificates, trust: known },
      { orderId, at: shop.clock.now },
    ).then(() => 'leaves', String);
    const rules = await auditWithin([trx], { now: shop.clock.now, trust: known, anchors });
    const keys = rules.flatMap((rule) => rule.keys);
    return { verdict: found?.verdict, broken, command, dispatch, keys };
  };
  let seen: Awaited<ReturnType<typeof look>> | undefined;
  const work = superuser.transaction().execute(async (trx) => {
    const forger = await beginForging(trx, id, key);
    for (const forgery of done) await forgeries[forgery](forger);
    await finishForging(forger, resealing);
    seen = await look(trx);
    throw new Undo();
  });
  await expect(work).rejects.toThrow(Undo);
  if (!seen) throw new Error('Nothing was looked at');
  const ofThis = ` of prescription ${id}`;
  const names = seen.keys.filter((each) => each.endsWith(ofThis));
  const named = names.map((each) => each.slice(0, -ofThis.length));
  return { ...seen, named: named.filter((each) => each in documentChecks) };
}

/** Findings for every chain rebuilt with the forger's own key: nothing within the database contradicts it. */
const REBUILT: readonly DocumentCheck[] = ['seal', 'keys', 'seals', 'anchors'];

/** Expected findings for each forgery, made as consistent as the database allows. */
const findings: Readonly<Record<Forgery, readonly DocumentCheck[] | undefined>> = {
  'name and directions': REBUILT,
  'the PDF dropped with its event': REBUILT,
  'the PDF replaced': [...REBUILT, 'whole', 'signature', 'certificate'],
  'the newest events truncated': REBUILT,
  'all events of the prescription dropped': [
    'picture',
    'seal',
    'signer',
    'link',
    'events',
    'keys',
    'anchors',
    'making',
  ],
  'the prescription dropped with its events': undefined,
  'an event inserted at the end': ['seal', 'link', 'events', 'keys', 'seals', 'anchors'],
  'an event inserted in the middle': ['seal', 'events', 'keys', 'seals', 'anchors'],
  'the time of the confirmation': REBUILT,
  'the time of the signature': REBUILT,
  'the picture and its hash': REBUILT,
  'the address and the browser of the signature': REBUILT,
  'the seals of two events swapped': REBUILT,
};

const names = Object.keys(forgeries) as Forgery[];
const pairs = names.flatMap((one, index) =>
  names.slice(index + 1).map((other, distance) => {
    const resealing = resealings[(index + distance) % resealings.length] ?? INSERTED;
    return [one, other, resealing] as const;
  }),
);

test('check, command and audit find nothing before any forgery', async () => {
  const found = await checkPrescription({ db: shop.db, certificates, trust }, id);
  expect(found?.verdict).toBe('holds');
  const anchors = await trust.anchors.current();
  const known = { now: shop.clock.now, trust, anchors };
  expect(await shop.db.transaction().execute((trx) => auditWithin([trx], known))).toEqual([]);
});

describe('a superuser without the key folder is detected', () => {
  test.each(names)('for %s, with a key inserted and the chain rebuilt', async (forgery) => {
    const { broken, dispatch, keys } = await afterForging([forgery], INSERTED);
    expect(broken).toEqual(findings[forgery]);
    expect(dispatch).not.toBe('leaves');
    expect(keys).toContainEqual(expect.stringMatching(/^seal key [0-9a-f]{64}$/));
  });

  test.each<readonly [string, readonly Forgery[], Resealing, readonly DocumentCheck[]]>([
    ['an old key', [], 'with an old key', REBUILT],
    ['events without seals', [], 'not at all', ['seals']],
    ['swapped seals', ['the seals of two events swapped'], 'as before', ['seals']],
  ])('for %s alone', async (_what, done, resealing, broken) => {
    const seen = await afterForging(done, resealing);
    expect([seen.broken, seen.named.toSorted()]).toEqual([broken, broken.toSorted()]);
  });

  test('for a dropped prescription, by command and audit', async () => {
    const { command, keys } = await afterForging(
      ['the prescription dropped with its events'],
      INSERTED,
    );
    expect(command).toContain(`There is no prescription ${id}, and 6 of its events are anchored`);
    const gone = keys.filter(
      (key) => key.startsWith('anchored event') && key.endsWith(` of prescription ${id}`),
    );
    expect(gone).toHaveLength(6);
  });

  test.each(pairs)('for %s and %s, sealed %s', async (one, other, resealing) => {
    const seen = await afterForging([one, other], resealing);
    const { verdict, broken, command, dispatch, named, keys } = seen;
    expect(dispatch).not.toBe('leaves');
    expect([verdict, keys.length > 0]).toEqual([verdict && 'broken', true]);
    for (const check of broken ?? [])
      expect(command).toContain(`DOES NOT HOLD  ${documentChecks[check]}`);
    const ofRecords = (broken ?? []).filter((check) => !OF_PDF.includes(check));
    expect(named.toSorted()).toEqual(ofRecords.toSorted());
  });
});

test('a key thief who also rewrites the anchors stays undetected: nothing in the database contradicts it', async () => {
  const stolen = anyKey();
  const keys = new SealKeys([alwaysPinned(sealKeyForTests), alwaysPinned(stolen)]);
  const rewritten = { keys, anchors: { current: async () => new AnchorIndex() } };
  const done: readonly Forgery[] = ['name and directions', 'the PDF dropped with its event'];
  const seen = await afterForging(done, INSERTED, { key: stolen, known: rewritten });
  expect(seen).toMatchObject({ verdict: 'holds', dispatch: 'leaves', keys: [] });
});

test("anchors that lack another server's events break nothing, and the audit reports the missing ones", async () => {
  const partial = new AnchorIndex();
  for (const anchor of shop.trust.written)
    if (anchor.sequence < 3 || anchor.sequence > 5) partial.add(anchor);
  const known = { ...trust, anchors: { current: async () => partial } };
  const seen = await afterForging([], 'as before', { key: anyKey(), known });
  expect(seen).toMatchObject({
    verdict: 'holds',
    dispatch: 'leaves',
    keys: ['no anchor for prescription events 3 to 5'],
  });
});
