import { signPrescription } from '@formulary/rules/calls/prescriptionCalls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSignature } from '../prescriptions/signatures/signatures.queries.ts';
import { aSignature } from '../testing/aSignature.ts';
import { markVerified } from '../testing/markVerified.ts';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import { orderPrescriptions } from '../testing/orderPrescriptions.ts';
import { signingForm } from '../testing/signingForm.ts';
import { readConsultationRule } from './readConsultationRule.ts';

let shop: TestShop;
beforeAll(async () => {
  const consultation = readConsultationRule({ CONSULTATION: 'required', CONSULTATION_DAYS: '90' });
  shop = await openTestShop({ consultation });
});
afterAll(() => shop.close());

test('a shop that asks for the day of the consultation takes no signature without it, and none from too long ago', async () => {
  const { prescriberToken, prescriptions } = await orderPrescriptions(shop);
  const id = prescriptions[0]?.id ?? 0;
  const documentId = await markVerified(shop.db, id, shop.clock.now);
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

test('the day of the consultation is free unless a shop asks for it; a setting that says neither is refused by its name', () => {
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
