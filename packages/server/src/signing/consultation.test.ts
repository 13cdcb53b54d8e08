import {
  getPrescription,
  listPrescriptions,
  signPrescription,
} from '@formulary/rules/calls/prescriptionCalls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSignature } from '../prescriptions/signatures/signatures.queries.ts';
import { aSignature } from '../testing/signing/aSignature.ts';
import { markVerified } from '../testing/signing/markVerified.ts';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import { orderPrescriptions } from '../testing/orders/orderPrescriptions.ts';
import { signingForm } from '../testing/calls/signingForm.ts';
import { readConsultationRule } from './readConsultationRule.ts';

let shop: TestShop;
beforeAll(async () => {
  const consultation = readConsultationRule({ CONSULTATION: 'required', CONSULTATION_DAYS: '90' });
  shop = await openTestShop({ consultation });
});
afterAll(() => shop.close());

test('each unsigned prescription says whether the shop asks for the day of the consultation', async () => {
  const optional = await openTestShop();
  for (const [each, isConsultationRequired] of [
    [shop, true],
    [optional, false],
  ] as const) {
    const { prescriberToken: token, prescriptions } = await orderPrescriptions(each);
    const url = `/api/prescriptions/${prescriptions[0]?.id}`;
    const listed = { query: {}, page: { limit: 10, skip: 0 } };
    const read = await each.ask(getPrescription, { token, url });
    expect(read).toMatchObject({ waitsFor: 'signature', isConsultationRequired });
    expect(await each.ask(listPrescriptions, { token, body: listed })).toEqual([read]);
  }
  await optional.close();
});

test('both sides read who signed a prescription, how, and the day of the consultation, once it is signed', async () => {
  const { token, prescriberToken, prescriptions } = await orderPrescriptions(shop);
  const id = prescriptions[0]?.id ?? 0;
  const documentId = await markVerified(shop, id, shop.clock.now);
  const more = { prescription_consulted_on: '2026-06-01', signature_typed: 'true' };
  const { payload, headers } = signingForm({ id, documentId, more }, await aSignature());
  const { method, path } = signPrescription;
  const authorization = `Bearer ${prescriberToken}`;
  const url = `/api/prescriptions/${id}`;
  expect((await shop.ask(getPrescription, { token, url })).signature).toBeUndefined();
  await shop.app.inject({ method, url: path, headers: { ...headers, authorization }, payload });
  const signature = {
    signer: 'Priya Nair',
    method: 'password',
    isTyped: true,
    consultedOn: '2026-06-01',
  };
  for (const each of [token, prescriberToken]) {
    const signed = await shop.ask(getPrescription, { token: each, url });
    expect(signed).toMatchObject({ signature, signedAt: shop.clock.now });
    expect(signed.isConsultationRequired).toBeUndefined();
  }
});

test('a shop that asks for the day of the consultation refuses a signature without it, or with one too long ago', async () => {
  const { prescriberToken, prescriptions } = await orderPrescriptions(shop);
  const id = prescriptions[0]?.id ?? 0;
  const documentId = await markVerified(shop, id, shop.clock.now);
  const picture = await aSignature();
  const sign = (more: Readonly<Record<string, string>>) => {
    const { payload, headers } = signingForm({ id, documentId, more }, picture);
    const { method, path } = signPrescription;
    const authorization = `Bearer ${prescriberToken}`;
    return shop.app.inject({ method, url: path, headers: { ...headers, authorization }, payload });
  };
  for (const [more, sentence] of [
    [{}, 'Please enter the day on which you saw the patient'],
    [{ prescription_consulted_on: '2026-03-16' }, 'Please enter a day of the last 90 days'],
  ] as const) {
    const answer = await sign(more);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: { prescription_consulted_on: sentence } });
    expect(await readSignature(shop.db, id)).toBeUndefined();
  }
  expect((await sign({ prescription_consulted_on: '2026-03-17' })).statusCode).toBe(200);
  expect(await readSignature(shop.db, id)).toMatchObject({ consultedOn: '2026-03-17' });
});

test('the day of the consultation is optional by default; an invalid setting is refused by name', () => {
  expect(readConsultationRule({})).toEqual({ isRequired: false, mostDays: 365 });
  expect(readConsultationRule({ CONSULTATION: '', CONSULTATION_DAYS: '' })).toEqual({
    isRequired: false,
    mostDays: 365,
  });
  expect(() => readConsultationRule({ CONSULTATION: 'yes' })).toThrow(
    'CONSULTATION must be optional or required, not "yes".',
  );
  expect(() => readConsultationRule({ CONSULTATION_DAYS: '0' })).toThrow('CONSULTATION_DAYS');
});
