import { addDays } from '@formulary/rules/dates/calendar';
import { prescriptionValidUntil } from '@formulary/rules/dates/prescriptionDates';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { audit } from '../../audit/audit.ts';
import { withoutConstraints } from '../../audit/testing/withoutConstraints.queries.ts';
import { recordTransfer } from '../../payments/recordTransfer.ts';
import type { Db } from '../../platform/database/Db.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import { holdsForTests, storageForTests } from '../../testing/settingsForTests.ts';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import { orderPrescriptions } from '../../testing/orders/orderPrescriptions.ts';
import { runDocumentTask } from '../../testing/signing/runDocumentTask.ts';
import { sealForTests } from '../../testing/signing/sealForTests.ts';
import { signedPrescriptions } from '../../testing/signing/signedPrescriptions.ts';
import { readCommand } from '../readCommand.ts';
import { runCommand } from '../runCommand.ts';

const ORDERED_AT = '2026-06-15T10:00:00Z';
const FORGED = [
  'orders',
  'prescriptions',
  'prescription_items',
  'prescription_signatures',
  'prescription_events',
  'prescription_documents',
];
const SUPPLIED = ['--from', '2026-06-01', '--to', '2027-12-31'];

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => {
  shop.clock.now = new Date(ORDERED_AT);
});
afterAll(() => shop.close());

async function staff(words: readonly string[], db: Db = shop.db): Promise<string> {
  const command = readCommand(words);
  if (command.kind === 'help') throw new Error('That is help');
  return runCommand(command, {
    db,
    now: shop.clock.now,
    holds: holdsForTests,
    daysToSign: 14,
    certificates: (await sealForTests()).certificates,
    trust: () => shop.trust,
    ledger: () => shop.ledger,
    unconfirmedLimits: storageForTests,
    shopUrl: () => 'https://shop.test',
    deskUrl: () => 'https://desk.test',
    user: () => 'priya',
  });
}
const dispatch = (orderId: number, db?: Db) => staff(['orders', 'dispatch', `${orderId}`], db);
/** Returns the last column of the register for a prescription, one entry a line. */
async function marksOf(id: number, db?: Db): Promise<readonly (string | undefined)[]> {
  const csv = await staff(['prescriptions', 'register', ...SUPPLIED], db);
  const rows: readonly Readonly<Record<string, string>>[] = parse(csv, {
    bom: true,
    columns: true,
  });
  return rows.flatMap((row) => (row['Prescription'] === `${id}` ? [row['Check']] : []));
}

async function pay(orderId: number): Promise<void> {
  const orders = shop.db.selectFrom('orders').select('amount_mills as amount');
  const { amount } = await orders.where('id', '=', orderId).executeTakeFirstOrThrow();
  const { clock, db } = shop;
  const context = { db, now: clock.now, holds: holdsForTests, shopUrl: 'https://shop.test' };
  await recordTransfer(context, { orderId, amount, reference: 'A transfer', by: 'Sam' });
}
async function stateOf(orderId: number): Promise<string> {
  const orders = shop.db.selectFrom('orders').select('state').where('id', '=', orderId);
  return (await orders.executeTakeFirstOrThrow()).state;
}

/** Returns an order to dispatch whose prescriptions are signed, confirmed and have sealed PDFs. */
async function packed(packs?: readonly (readonly number[])[]) {
  const signed = await signedPrescriptions(shop, packs);
  await signed.confirm();
  await pay(signed.orderId);
  for (const prescriptionId of signed.ids) {
    await runDocumentTask(shop, 'seal-prescription', { prescriptionId });
  }
  const [first = 0, second = 0] = signed.ids;
  return { orderId: signed.orderId, first, second };
}

/** Returns an order whose one prescription counts as signed on paper. */
async function onPaper() {
  const { orderId, prescriptions } = await orderPrescriptions(shop);
  await pay(orderId);
  const [{ id } = { id: 0 }] = prescriptions;
  await staff(['prescriptions', 'received', `${id}`]);
  return { orderId, id };
}

/** Changes the database with triggers and constraints off, as an attacker with full rights could; then rolls back. */
async function afterForging(statements: string, look: (trx: Trx) => Promise<void>): Promise<void> {
  const undone = new Error('undone');
  const forged = withTransaction(shop.db, async (trx) => {
    await withoutConstraints(trx, FORGED, statements);
    await look(trx);
    throw undone;
  });
  await expect(forged).rejects.toBe(undone);
}

describe('orders dispatch', () => {
  test('dispatches an order whose prescriptions all hold, signed on the screen or on paper', async () => {
    const paper = await onPaper();
    const signed = await packed();
    for (const { orderId } of [signed, paper]) {
      await dispatch(orderId);
      expect(await stateOf(orderId)).toBe('Dispatched');
    }
    expect(await marksOf(signed.first)).toEqual(['holds']);
    expect(await marksOf(paper.id)).toEqual(['paper']);
    expect(await audit(shop, shop.clock.now)).toEqual([]);
  });

  describe('refuses an order', () => {
    let order: Awaited<ReturnType<typeof packed>>;
    let other: Awaited<ReturnType<typeof onPaper>>;
    beforeAll(async () => {
      shop.clock.now = new Date(ORDERED_AT);
      order = await packed([[2], [1]]);
      other = await onPaper();
    });

    test.each<readonly [string, (ids: typeof order) => string, string]>([
      [
        'a broken seal',
        ({ second }) =>
          `update prescription_signatures set seal = sha512('other') where prescription_id = ${second}`,
        'The seal over text, picture, signer, method and time',
      ],
      [
        'an altered text',
        ({ second }) =>
          `update prescriptions set canonical_text = replace(canonical_text, 'One each', 'Two each') where id = ${second}`,
        'The text that was signed',
      ],
      [
        'other directions than were signed',
        ({ second }) =>
          `update prescription_items set directions = 'Ten each day' where prescription_id = ${second}`,
        'The records of this prescription',
      ],
      [
        'an altered PDF',
        ({ second }) =>
          `update prescription_documents set pdf = set_byte(pdf, 30000, get_byte(pdf, 30000) # 1) where prescription_id = ${second}`,
        'The PDF, byte by byte',
      ],
      [
        'no signature any more',
        ({ second }) =>
          `delete from signature_confirmations where prescription_id = ${second}; delete from prescription_signatures where prescription_id = ${second}; delete from prescription_events where prescription_id = ${second}`,
        'The picture of the signature',
      ],
      [
        'its packs moved to another order',
        ({ second }) =>
          `update prescriptions set order_id = ${other.orderId} where id = ${second};`,
        'packs that stand on no prescription',
      ],
    ])('with %s, and names it', async (_what, change, finding) => {
      await afterForging(change(order), async (trx) => {
        await expect(dispatch(order.orderId, trx)).rejects.toThrow(finding);
      });
      expect(await stateOf(order.orderId)).toBe('Processing');
    });

    test('once for all of its prescriptions that do not hold', async () => {
      const change = `update prescriptions set comments = 'Other' where order_id = ${order.orderId}`;
      await afterForging(change, async (trx) => {
        const said = dispatch(order.orderId, trx);
        await expect(said).rejects.toThrow(
          `Prescription ${order.first} does not hold: The records`,
        );
        await expect(said).rejects.toThrow(`Prescription ${order.second} does not hold`);
        await expect(said).rejects.toThrow('stays here.');
      });
    });

    test.each([
      ['confirmed', 'confirmed_at = created_at', 'does not hold: The events'],
      [
        'given up though nobody rejected it',
        `given_up_at = created_at, status = 'unsigned', document_id = null, signed_at = null`,
        'does not hold: The events',
      ],
    ])('whose prescription was made %s by SQL', async (_what, change, sentence) => {
      const { orderId, prescriptions } = await orderPrescriptions(shop);
      await pay(orderId);
      const [{ id } = { id: 0 }] = prescriptions;
      const forged = `update prescriptions set status = 'signed', document_id = 'forged', signed_at = created_at where id = ${id};
        update prescriptions set ${change} where id = ${id};
        update orders set state = 'Processing' where id = ${orderId}`;
      await afterForging(forged, async (trx) => {
        const said = dispatch(orderId, trx);
        await expect(said).rejects.toThrow(`Prescription ${id} ${sentence}`);
      });
    });

    test('whose prescription was inserted by SQL, signed and without an event', async () => {
      const forged = `
        insert into prescriptions (order_id, practitioner_id, prescriber_id, patient_id, created_at, prescribed_on,
          status, document_id, signed_at, confirmed_at)
        select order_id, practitioner_id, prescriber_id, patient_id, created_at, prescribed_on, 'signed', 'forged',
          created_at, created_at
        from prescriptions where id = ${other.id}`;
      await afterForging(forged, async (trx) => {
        const said = dispatch(other.orderId, trx);
        await expect(said).rejects.toThrow('has no record of how it was signed');
      });
    });

    test('only while it is altered, and leaves every other order alone', async () => {
      await dispatch(order.orderId);
      expect(await stateOf(order.orderId)).toBe('Dispatched');
      expect(await stateOf(other.orderId)).toBe('Processing');
    });
  });
});

describe('the register', () => {
  let supplied: Awaited<ReturnType<typeof onPaper>>;
  beforeAll(async () => {
    shop.clock.now = new Date(ORDERED_AT);
    supplied = await onPaper();
    await dispatch(supplied.orderId);
  });

  test.each([
    ['says other than its text', `comments = 'Other'`, 'does not hold: The records'],
    ['has a text that nobody can read', `canonical_text = 'x'`, 'does not hold: The text'],
    ['has no text', 'canonical_text = null, canonical_hash = null', 'does not hold: The records'],
    [
      'was set aside after it was supplied',
      `status = 'rejected', rejected_at = now(), reject_reason = 'x', given_up_at = now()`,
      'does not hold: The events',
    ],
    ['is not signed', `status = 'unsigned', confirmed_at = null`, 'does not hold: The events'],
  ])('marks an entry that %s, and leaves nothing out', async (_what, change, mark) => {
    const { id } = supplied;
    const forged = `update prescriptions set ${change} where id = ${id}`;
    await afterForging(forged, async (trx) => {
      const marks = await marksOf(id, trx);
      expect(marks).toEqual([expect.stringContaining(`DOES NOT HOLD. Prescription ${id} ${mark}`)]);
    });
    expect(await marksOf(id)).toEqual(['paper']);
  });
});

const run = (statements: string) => shop.database.pool.query(statements);

describe('the database', () => {
  test('refuses a confirmed prescription without a signature and its event', async () => {
    const { prescriptions } = await orderPrescriptions(shop);
    const [{ id } = { id: 0 }] = prescriptions;
    const sign = `update prescriptions set status = 'signed', document_id = 'forged-${id}', signed_at = created_at`;
    const paper = `original_received_at = created_at, original_received_by = 'mallory'`;
    const forgeries = [
      `${sign}, confirmed_at = created_at where id = ${id}`,
      `${sign} where id = ${id}; update prescriptions set confirmed_at = created_at where id = ${id}`,
      `${sign}, confirmed_at = created_at, ${paper} where id = ${id}`,
    ];
    for (const forgery of forgeries) {
      await expect(run(forgery)).rejects.toThrow('confirmed without a signature and its event');
    }
    const signed = await signedPrescriptions(shop);
    const confirm = `update prescriptions set confirmed_at = signed_at where id = ${signed.ids[0]}`;
    await expect(run(confirm)).rejects.toThrow('confirmed without a signature and its event');
  });

  test('refuses to give up or lapse a prescription that was not rejected', async () => {
    const { prescriptions } = await orderPrescriptions(shop);
    for (const column of ['given_up_at', 'lapsed_at', 'replaced_at']) {
      const change = `update prescriptions set ${column} = created_at where id = ${prescriptions[0]?.id}`;
      await expect(run(change)).rejects.toThrow('violates check constraint');
    }
  });

  test('refuses to dispatch an order without a record, unsigned, or out of date on the day of its record', async () => {
    const { orderId } = await onPaper();
    const leave = `update orders set state = 'Dispatched' where id = ${orderId}`;
    await expect(run(leave)).rejects.toThrow('leaves without a record');
    const recorded = (at: string) =>
      `insert into audit_events (happened_at, action, subject, detail)
       values ('${at}', 'order-moved', 'order ${orderId}', '{"state": "Dispatched"}'); ${leave}`;
    await expect(run(recorded('2026-12-15T00:00:00Z'))).rejects.toThrow('out of date');
    await expect(run(recorded('2026-06-14T22:59:59Z'))).rejects.toThrow('out of date');
    const unsigned = await orderPrescriptions(shop);
    await pay(unsigned.orderId);
    const direct = `update orders set state = 'Dispatched', has_prescription = false where id = ${unsigned.orderId};
      insert into audit_events (happened_at, action, subject, detail)
      values ('${ORDERED_AT}', 'order-moved', 'order ${unsigned.orderId}', '{"state": "Dispatched"}')`;
    await expect(run(direct)).rejects.toThrow('leaves and is not signed');
    await run(recorded('2026-12-14T23:59:59Z'));
    expect(await stateOf(orderId)).toBe('Dispatched');
  });

  test('counts six months like the rule, on every day of eight years and around the turn of a century', async () => {
    const days = [
      ...Array.from({ length: 2_922 }, (_each, index) => addDays('2024-01-01', index)),
      ...Array.from({ length: 800 }, (_each, index) => addDays('1999-06-01', index)),
      ...Array.from({ length: 800 }, (_each, index) => addDays('2099-06-01', index)),
    ];
    const { rows } = await sql<{ until: string }>`
      select prescription_valid_until(day)::text as until
      from unnest(${days}::date[]) with ordinality as dated (day, place) order by place`.execute(
      shop.db,
    );
    expect(rows.map(({ until }) => until)).toEqual(days.map(prescriptionValidUntil));
  });
});
