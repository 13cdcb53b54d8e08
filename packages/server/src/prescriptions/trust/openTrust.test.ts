import { appendFileSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { audit } from '../../audit/audit.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import { orderPrescriptions } from '../../testing/orders/orderPrescriptions.ts';
import { sealKeyForTests } from '../../testing/signing/sealKeyForTests.ts';
import { anyKey } from '../../audit/testing/forger.queries.ts';
import { checkPrescription } from '../document/checking/checkPrescription.ts';
import { readChainHead } from '../events/chainedEvents.queries.ts';
import { recordPrescriptionEvent } from '../events/recordPrescriptionEvent.queries.ts';
import { storeSealKey } from '../signatures/signatures.queries.ts';
import type { SealKey } from '../signatures/sealKey.ts';
import { anchorsFile } from './AnchorFile.ts';
import { openTrust } from './openTrust.ts';
import { readTrust } from './readTrust.ts';
import type { Ledger } from './Trust.ts';

const NO_FILES = { keyFiles: [], anchorFiles: [] };

let shop: TestShop;
let id: number;
let folder: string;
let said: string[];
beforeAll(async () => {
  shop = await openTestShop();
  const { prescriptions } = await orderPrescriptions(shop);
  [{ id } = { id: 0 }] = prescriptions;
});
afterAll(() => shop.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'formulary-trust-'));
  said = [];
  return () => rmSync(folder, { recursive: true });
});

const start = (key: SealKey = sealKeyForTests) =>
  openTrust({
    db: shop.db,
    folder,
    key,
    settings: NO_FILES,
    now: shop.clock.now,
    say: (line) => void said.push(line),
  });
const lines = () => readFileSync(anchorsFile(folder), 'utf8').split('\n').filter(Boolean);
const last = async () => (await readChainHead(shop.db))?.sequence ?? 0;
const record = (ledger: Ledger) =>
  withTransaction(shop.db, (trx) =>
    recordPrescriptionEvent(trx, ledger, {
      prescriptionId: id,
      kind: 'verified',
      actorId: undefined,
      at: shop.clock.now,
      address: undefined,
      agent: undefined,
      detail: {},
    }),
  );
const pass = (ms: number) => {
  shop.clock.now = new Date(+shop.clock.now + ms);
};

describe('the pinned keys', () => {
  test('are adopted from the database only at the first start, which says so', async () => {
    const [older, later] = [anyKey(), anyKey()];
    await storeSealKey(shop.db, older, shop.clock.now);
    const { trust } = await start();
    expect(said[0]).toContain(older.id);
    expect(trust.keys.keyAt(older.id, shop.clock.now)).toBeDefined();
    await storeSealKey(shop.db, later, shop.clock.now);
    said = [];
    const again = await start();
    expect(said).toEqual([]);
    expect([older, later].map((key) => again.trust.keys.isPinned(key.id))).toEqual([true, false]);
  });

  test('change with the key of the server: the new one counts from now, the old one for another hour', async () => {
    await start();
    const renewed = anyKey();
    pass(86_400_000);
    const changedAt = shop.clock.now;
    await start(renewed);
    const { keys } = readTrust(folder, NO_FILES);
    const at = (key: SealKey, minutes: number) =>
      keys.keyAt(key.id, new Date(+changedAt + minutes * 60_000)) !== undefined;
    expect([at(renewed, -1), at(renewed, 0)]).toEqual([false, true]);
    expect([at(sealKeyForTests, -1), at(sealKeyForTests, 60), at(sealKeyForTests, 61)]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('the anchors', () => {
  test('have every event before its response, even when events are concurrent', async () => {
    const { ledger } = await start();
    const before = lines().length;
    const places = await Promise.all(Array.from({ length: 8 }, () => record(ledger)));
    const sequences = lines()
      .slice(before)
      .map((line) => Number(line.split(' ')[0]));
    expect(sequences.toSorted((a, b) => a - b)).toEqual(places.toSorted((a, b) => a - b));
  });

  test('are completed at the next start with committed, unanchored events whose seal holds', async () => {
    const { ledger } = await start();
    const crashed = { ...ledger, anchor: async () => {} };
    const whole = await record(crashed);
    await record({ ...crashed, key: { ...anyKey(), id: ledger.key.id } });
    await start();
    expect(lines().at(-1)).toMatch(new RegExp(`^${whole} ${id} [0-9a-f]{64}$`));
  });

  test('lose no event when they cannot be written: it is logged, reported by flush, and retried', async () => {
    const { ledger } = await start();
    const file = anchorsFile(folder);
    renameSync(file, `${file}.away`);
    const place = await record(ledger);
    expect(await last()).toBe(place);
    expect(said.at(-1)).toContain('could not be anchored outside the database (ENOENT)');
    expect(await ledger.flush()).toBe(false);
    renameSync(`${file}.away`, file);
    expect(await ledger.flush()).toBe(true);
    expect(lines().at(-1)).toMatch(new RegExp(`^${place} `));
  });

  test('are read past half a line left by a crash', async () => {
    await start();
    appendFileSync(anchorsFile(folder), '77 1 abc');
    const { ledger, trust } = await start();
    const place = await record(ledger);
    expect((await trust.anchors.current()).last).toBe(place);
  });

  test('report at the start that the database ends before them', async () => {
    const { ledger } = await start();
    await ledger.anchor({
      sequence: (await last()) + 1,
      prescriptionId: id,
      hash: Buffer.alloc(32, 7),
    });
    await start();
    expect(said.at(-1)).toContain('it was changed, or comes from a backup');
  });
});

test('unsealed events hold if the first start found them, and later ones do not', async () => {
  const other = await openTestShop();
  try {
    const { prescriptions } = await orderPrescriptions(other, [[1], [1]]);
    const [old = 0, forged = 0] = prescriptions.map((each) => each.id);
    const unseal = async (which: number) => {
      await sql`alter table prescription_events disable trigger user`.execute(other.db);
      await sql`update prescription_events set key_id = null, seal = null where prescription_id = ${which}`.execute(
        other.db,
      );
      await sql`alter table prescription_events enable trigger user`.execute(other.db);
    };
    await sql`alter table prescription_events drop constraint prescription_events_are_sealed`.execute(
      other.db,
    );
    await unseal(old);
    const { trust } = await openTrust({
      db: other.db,
      folder,
      key: sealKeyForTests,
      settings: NO_FILES,
      now: other.clock.now,
      say: (line) => void said.push(line),
    });
    expect(said).toEqual([
      '2 events of prescriptions are taken over from the database, this once, as they are.',
    ]);
    expect(await audit({ db: other.db, trust }, other.clock.now)).toEqual([]);
    await unseal(forged);
    const checked = await checkPrescription(
      { db: other.db, trust, certificates: new Map() },
      forged,
    );
    expect(checked?.findings.map(({ check }) => check)).toEqual(['seals']);
  } finally {
    await other.close();
  }
});
