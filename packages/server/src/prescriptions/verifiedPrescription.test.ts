import {
  getPrescription,
  nudgePrescriber,
  signPrescription,
  verifyPrescription,
} from '@formulary/rules/calls/prescriptionCalls';
import { getPatient } from '@formulary/rules/calls/patientCalls';
import { getProfile } from '@formulary/rules/calls/profileCalls';
import { verifySignature } from '@formulary/rules/calls/signatureLinkCalls';
import type { PrescriptionItem } from '@formulary/rules/prescriptions/prescriptionItem';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withoutConstraints } from '../audit/testing/withoutConstraints.queries.ts';
import { recordTransfer } from '../payments/recordTransfer.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { waitingTasks } from '../review/waiting/waiting.tasks.ts';
import { confirmationTask } from '../signing/confirmationTask.ts';
import { aSignature } from '../testing/signing/aSignature.ts';
import { holdsForTests } from '../testing/settingsForTests.ts';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import {
  type OrderedPrescriptions,
  orderPrescriptions,
} from '../testing/orders/orderPrescriptions.ts';
import { readTexts } from '../testing/documents/readTexts.ts';
import { runDocumentTask } from '../testing/signing/runDocumentTask.ts';
import { signingForm } from '../testing/calls/signingForm.ts';
import {
  addCategory,
  addPatient,
  addProduct,
  addPromotion,
  addSession,
} from '../testing/testData.queries.ts';
import { changeLiveRows } from './testing/changeLiveRows.queries.ts';
import { runStaffCommand, answersAboutOrder } from './testing/answersAboutOrder.ts';

const SECOND_MS = 1_000;
const DAY_MS = 86_400_000;
/** Marks the text of every changed live row. */
const MARK = 'Zzq';
/** Fields that are not in the verified text: every answer has their current values. */
const LIVE = /"product_(qtyinstock|minstock)":\d+|"prd_category":\{[^}]*\}/g;
const GREETING = new RegExp(`^Dear \\w+${MARK}.*$`, 'm');

let shop: TestShop;
let signed: OrderedPrescriptions;
let lapsing: OrderedPrescriptions;
let mailsBefore: number;
beforeAll(async () => {
  shop = await openTestShop();
  lapsing = await orderPrescriptions(shop, [[1]]);
  signed = await orderPrescriptions(shop, [
    [2, 1],
    [1, 3],
  ]);
  await verify(lapsing);
  await verify(signed);
  const [{ id } = { id: 0 }] = signed.prescriptions;
  await shop.ask(nudgePrescriber, { token: signed.token, body: { prescription_pk: id } });
  mailsBefore = (await mails()).length;
});
afterAll(() => shop.close());

function passTime(ms = SECOND_MS): void {
  shop.clock.now = new Date(+shop.clock.now + ms);
}

const read = (token: string, id: number) =>
  shop.ask(getPrescription, { token, url: `/api/prescriptions/${id}` });

/**
 * Verifies each prescription of an order with directions and comments; the first gets a substitute for its last
 * product.
 */
async function verify({ prescriptions, prescriberToken: token }: OrderedPrescriptions) {
  for (const [place, { id }] of prescriptions.entries()) {
    const { items } = await read(token, id);
    const asked = items.map((item) => ({ ...item, directions: 'One each day' }));
    const last = asked.at(-1);
    const reviewed =
      place === 0 && last ? [...asked.slice(0, -1), ...(await substituted(last))] : asked;
    passTime();
    const body = verifyPrescription.body?.write({ id, comments: 'As discussed', items: reviewed });
    await shop.ask(verifyPrescription, { token, body });
  }
}

async function substituted(item: PrescriptionItem): Promise<readonly PrescriptionItem[]> {
  const shelf = await addCategory(shop.db, 'Toxins');
  const shelved = { product_id: item.productId, category_id: shelf, position: 0 };
  await shop.db.insertInto('product_categories').values(shelved).execute();
  const id = await addProduct(shop.db, { type: 'prescription', in_stock: 5 }, [shelf]);
  await addPromotion(shop.db, id, 2, 15_000);
  return [
    { ...item, substitutedBy: id },
    { ...item, productId: id, isSubstitute: true, quantity: 1, directions: 'Instead' },
  ];
}

async function sign({ prescriptions, prescriberToken: token, prescriberId }: OrderedPrescriptions) {
  for (const { id } of prescriptions) {
    passTime();
    const { documentId = '' } = await read(token, id);
    const form = signingForm({ id, documentId }, await aSignature());
    const { statusCode } = await shop.app.inject({
      method: signPrescription.method,
      url: signPrescription.path,
      headers: { ...form.headers, authorization: `Bearer ${token}` },
      payload: form.payload,
    });
    expect(statusCode).toBe(200);
  }
  passTime();
  const mailing = {
    db: shop.db,
    ledger: shop.ledger,
    now: () => shop.clock.now,
    shopUrl: 'https://shop.test',
  };
  await confirmationTask(mailing).run({ prescriberId }, { log: shop.app.log });
  const text = (await mails()).find(({ subject }) => subject.startsWith('Please confirm'))?.text;
  return [...(text ?? '').matchAll(/prescription\/\d+\/([\w-]{43})/g)].map(
    ([, mailed = '']) => mailed,
  );
}

async function pay(orderId: number): Promise<void> {
  const orders = shop.db.selectFrom('orders').select('amount_mills as amount');
  const { amount } = await orders.where('id', '=', orderId).executeTakeFirstOrThrow();
  const context = { db: shop.db, now: shop.clock.now, holds: holdsForTests };
  const transfer = { orderId, amount, reference: 'A transfer', by: 'Sam' };
  await recordTransfer({ ...context, shopUrl: 'https://shop.test' }, transfer);
}

const changeLines = (changes: string) =>
  sql.raw(`update order_lines set ${changes} where order_id = ${signed.orderId}`).execute(shop.db);

const mails = () =>
  shop.db.selectFrom('outbox').select(['subject', 'text']).orderBy('id').execute();

const run = (name: string) =>
  waitingTasks({
    db: shop.db,
    ledger: shop.ledger,
    now: () => shop.clock.now,
    shopUrl: 'https://shop.test',
    daysToSign: 14,
    reminderHours: { from: 0, until: 24 },
  })
    .find((each) => each.name === name)
    ?.run({}, { log: shop.app.log });

/** Returns every answer about the prescriptions of an order, without stock and categories. */
async function told(order: OrderedPrescriptions, tokens: readonly string[] = []) {
  const ids = order.prescriptions.map(({ id }) => id);
  const answers = Object.entries(await answersAboutOrder(shop, { ...order, tokens, ids }));
  return Object.fromEntries(answers.map(([asked, text]) => [asked, text.replace(LIVE, '')]));
}

async function stocksOf({ prescriptions, token }: OrderedPrescriptions) {
  const all = await Promise.all(prescriptions.map(({ id }) => read(token, id)));
  return all.flatMap(({ items }) => items.flatMap((item) => [item.inStock, item.minimumStock]));
}

test('a line of an order keeps the product and the price of the purchase', async () => {
  for (const changes of [
    `name = 'Another'`,
    'unit_price_mills = 1, full_price_mills = quantity, subtotal_mills = quantity, total_mills = quantity',
    `promotions = '[{}]'`,
    'product_id = 1',
    `image = 'another.png'`,
    'vat_percent = 5',
  ])
    await expect(changeLines(changes)).rejects.toThrow('was bought and cannot be changed');
});

test('patients and profiles say whether a verified prescription keeps their old details', async () => {
  const ordered = await orderPrescriptions(shop, [[1]]);
  const { token, prescriberToken, userId, prescriptions } = ordered;
  const [{ id } = { id: 0 }] = prescriptions;
  const another = await addPatient(shop.db, userId);
  const { patient } = await read(token, id);
  const kept = async () => {
    const profiles = [token, prescriberToken].map((each) => shop.ask(getProfile, { token: each }));
    const patients = [patient.id, another].map((patientId) =>
      shop.ask(getPatient, { token, body: { patientId } }),
    );
    const asked = [...(await Promise.all(profiles)), ...(await Promise.all(patients)).flat()];
    return asked.map(({ hasVerifiedPrescriptions }) => hasVerifiedPrescriptions);
  };
  expect(await kept()).toEqual([undefined, undefined, undefined, undefined]);
  await verify(ordered);
  expect(await kept()).toEqual([true, true, true, undefined]);
});

describe('a verified prescription is shown as verified, whatever changes afterwards', () => {
  test('before it is signed: in every answer, command and document', async () => {
    const before = await told(signed);
    expect(Object.values(before).join('\n')).toContain('Whitfield');
    const stocks = await stocksOf(signed);
    const columns = await changeLiveRows(shop.db, MARK);
    for (const column of [
      'patients.first_name',
      'patients.birth_date',
      'users.last_name',
      'users.email',
      'users.registration_number',
      'products.name',
      'products.price_mills',
      'products.in_stock',
      'categories.name',
      'promotions.price_mills',
    ])
      expect(columns).toContain(column);
    expect(await told(signed)).toEqual(before);
    expect(await stocksOf(signed)).toEqual(stocks.map((count) => count + 1));
    await run('remind-prescribers');
  });

  test('once it is signed, sealed and dispatched: also in its links and the register', async () => {
    await pay(signed.orderId);
    const tokens = await sign(signed);
    expect(tokens).toHaveLength(signed.prescriptions.length);
    for (const token of tokens) {
      passTime();
      await shop.ask(verifySignature, { body: { token } });
    }
    for (const { id: prescriptionId } of signed.prescriptions)
      await runDocumentTask(shop, 'seal-prescription', { prescriptionId });
    expect(await runStaffCommand(shop, `orders dispatch ${signed.orderId}`)).toContain(
      'Dispatched',
    );
    const before = await told(signed, tokens);
    expect(JSON.stringify(before)).not.toContain(MARK);
    await changeLiveRows(shop.db, MARK);
    expect(await told(signed, tokens)).toEqual(before);
    const { rows } = await sql<{ pdf: Buffer }>`select pdf from prescription_documents`.execute(
      shop.db,
    );
    expect(rows).toHaveLength(signed.prescriptions.length);
    for (const { pdf } of rows) {
      const evidence = (await readTexts(pdf)).join('\n');
      expect(evidence).not.toContain(MARK);
      // The fallback name of an unnamed actor.
      expect(evidence).not.toMatch(/User \d/);
    }
  });

  test('in the mails of its reminder, signature and lapse, except for the greeting', async () => {
    passTime(14 * DAY_MS);
    await run('lapse-prescriptions');
    const [{ id } = { id: 0 }] = lapsing.prescriptions;
    const lapsed = await read(await addSession(shop.db, lapsing.userId, shop.clock.now), id);
    expect(lapsed).toMatchObject({ waitsFor: 'correction', patient: { lastName: 'Whitfield' } });
    expect(lapsed.items.every(({ inStock }) => inStock > 0)).toBe(true);
    const written = (await mails()).slice(mailsBefore);
    const subjects = written.map(({ subject }) => subject);
    for (const expected of [
      /waits for your signature$/,
      /^Please confirm/,
      /is signed$/,
      /lapsed$/,
    ])
      expect(subjects).toContainEqual(expect.stringMatching(expected));
    for (const { subject, text } of written)
      expect(`${subject}\n${text.replace(GREETING, '')}`).not.toContain(MARK);
  });
});

test('an unreadable text is refused, and live rows do not replace it', async () => {
  const [{ id } = { id: 0 }] = lapsing.prescriptions;
  const alter = `update prescriptions set canonical_text = 'none' where id = ${id}`;
  await withTransaction(shop.db, (trx) => withoutConstraints(trx, ['prescriptions'], alter));
  const token = await addSession(shop.db, lapsing.userId, shop.clock.now);
  const answer = await shop.send(getPrescription, { token, url: `/api/prescriptions/${id}` });
  expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'prescription-altered' }]);
  expect(await runStaffCommand(shop, `prescriptions show ${id}`)).toContain(
    `prescriptions verify ${id}`,
  );
});
