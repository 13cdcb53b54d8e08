/** @module-tag column */
import {
  correctPrescription,
  getPrescription,
  giveUpPrescription,
  rejectPrescription,
} from '@formulary/rules/calls/prescriptionCalls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { waitingTasks } from '../review/waiting/waiting.tasks.ts';
import { receiveOriginal } from '../signing/receiveOriginal.ts';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import { orderPrescriptions } from '../testing/orders/orderPrescriptions.ts';
import { brokenAfter } from './testing/brokenAfter.ts';

const DAYS_TO_SIGN = 14;
const DAY_MS = 86_400_000;
const SHOP_URL = 'https://shop.test';

let shop: TestShop;
/** Prescriptions not signed on screen, by their outcome. */
let lives: ReadonlyMap<string, number>;
beforeAll(async () => {
  shop = await openTestShop();
  const { db, clock } = shop;
  const ordered = await orderPrescriptions(shop, [[1], [1], [1], [1]]);
  const { token, prescriberToken, prescriptions } = ordered;
  const [rejected = 0, givenUp = 0, onPaper = 0, lapsed = 0] = prescriptions.map(({ id }) => id);
  for (const id of [rejected, givenUp]) {
    const why = { prescription_details: 'Seen today', prescription_reject_reason: 'Wrong dose' };
    const body = { prescription_pk: id, ...why };
    await shop.ask(rejectPrescription, { token: prescriberToken, body });
  }
  const own = await shop.ask(getPrescription, { token, url: `/api/prescriptions/${rejected}` });
  const body = correctPrescription.body?.write(own);
  await shop.ask(correctPrescription, { token, body });
  await shop.ask(giveUpPrescription, { token, body: { prescription_pk: givenUp } });
  const settings = { daysToSign: DAYS_TO_SIGN, shopUrl: SHOP_URL };
  await receiveOriginal({ ...shop, now: clock.now, ...settings }, { id: onPaper, by: 'priya' });
  clock.now = new Date(+clock.now + (DAYS_TO_SIGN + 1) * DAY_MS);
  const reminderHours = { from: 0, until: 24 };
  const tasks = waitingTasks({ ...shop, now: () => clock.now, ...settings, reminderHours });
  const lapsing = tasks.find(({ name }) => name === 'lapse-prescriptions');
  await lapsing?.run({}, { log: shop.app.log });
  const last = db.selectFrom('prescriptions').select('id').where('replaces_id', '=', rejected);
  const { id: correction } = await last.executeTakeFirstOrThrow();
  lives = new Map([
    ['corrected', rejected],
    ['correction', correction],
    ['given up', givenUp],
    ['on paper', onPaper],
    ['lapsed', lapsed],
  ]);
});
afterAll(() => shop.close());

test('check and audit find nothing in unsigned prescriptions before any change', async () => {
  for (const id of lives.values()) {
    const change = { id, table: 'prescriptions', statement: 'select' };
    expect(await brokenAfter(shop, change)).toMatchObject({ checked: [], named: [] });
  }
});

describe('check and audit name each change of a prescription not signed on screen:', () => {
  test.each<readonly [life: string, change: string, ...broken: readonly string[]]>([
    ['corrected', `status = 'unsigned'`, 'events'],
    ['corrected', `rejected_at = rejected_at + interval '1 second'`, 'events'],
    ['corrected', `reject_reason = 'Other'`, 'events'],
    ['corrected', `comments = 'Other'`, 'events'],
    ['corrected', `replaced_at = replaced_at + interval '1 second'`, 'events'],
    ['corrected', 'replaced_at = null', 'events'],
    ['corrected', `given_up_at = rejected_at`, 'events'],
    ['corrected', `patient_id = patient_id + 1`, 'rows'],
    ['correction', 'replaces_id = null', 'rows', 'events'],
    ['correction', `prescribed_on = prescribed_on + 1`, 'rows'],
    ['given up', `given_up_at = null`, 'events'],
    ['given up', `given_up_at = given_up_at + interval '1 second'`, 'events'],
    ['lapsed', 'lapsed_at = null', 'events'],
    ['lapsed', `lapsed_at = lapsed_at + interval '1 second'`, 'events'],
    ['lapsed', `reject_reason = 'Other'`, 'events'],
    ['lapsed', `status = 'signed', signed_at = rejected_at`, 'events'],
    ['on paper', `original_received_by = 'mallory'`, 'events'],
    ['on paper', 'original_received_at = null', 'events'],
    ['on paper', `signed_at = signed_at + interval '1 second'`, 'events'],
    ['on paper', `confirmed_at = null`, 'events'],
    ['on paper', `document_id = 'other'`, 'text', 'events'],
    [
      'on paper',
      `canonical_text = replace(canonical_text, '"allocated":1', '"allocated":2')`,
      'text',
      'rows',
    ],
    ['on paper', `canonical_hash = sha256('other')`, 'text'],
  ])('%s: %s', async (life, change, ...broken) => {
    const id = lives.get(life) ?? 0;
    const statement = `update prescriptions set ${change} where id = ${id}`;
    const { checked, named } = await brokenAfter(shop, { id, table: 'prescriptions', statement });
    expect(checked).toEqual(broken);
    expect(named.toSorted()).toEqual(broken.toSorted());
  });
});
