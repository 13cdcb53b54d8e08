import { describe, expect, test } from 'vitest';
import type { AllocationState } from '../allocation/allocationState.ts';
import { aCartLine } from '../carts/fixtures/aCartLine.ts';
import { aDeliveryOption } from '../orders/fixtures/orders.ts';
import { checkPrescriptions } from './checkOrder.ts';
import { orderRequestOf } from './orderRequestOf.ts';

const prescriber = { isPrescriber: true };
const practitioner = { isPrescriber: false };
const packs = (quantity: number) => [{ productId: 12, quantity }];

/** Two packs in the cart, on one prescription each; a third prescription is empty. */
const state: AllocationState = {
  lines: [
    {
      productId: 12,
      isPrescription: true,
      name: 'Filler',
      quantity: 2,
      prescriptionLimit: 1,
      categoryIds: [],
    },
  ],
  categories: [],
  prescriptions: [
    { id: 61, patientId: 41, prescriberId: 9, items: packs(1) },
    { id: 62, patientId: 42, prescriberId: 9, items: packs(1) },
    { id: 63, prescriberId: 9, items: [] },
  ],
};
const ordered = state.prescriptions.slice(0, 2);

describe('the prescriptions of an order', () => {
  test('are those with packs, in any order', () => {
    const answer = checkPrescriptions(state, practitioner, ordered.toReversed());
    expect(answer).toEqual({ ok: true, value: ordered });
  });

  test.each([
    ['one is missing', ordered.slice(1)],
    [
      'the patient was another',
      [{ ...ordered[0], id: 61, patientId: 7, items: packs(1) }, ordered[1]],
    ],
    ['the packs were others', [{ ...ordered[0], id: 61, items: packs(2) }, ordered[1]]],
    [
      'the prescriber was another',
      [{ ...ordered[0], id: 61, prescriberId: 8, items: packs(1) }, ordered[1]],
    ],
  ])('are refused as changed if %s', (_what, shown) => {
    const given = shown.filter((each) => each !== undefined);
    expect(checkPrescriptions(state, practitioner, given)).toMatchObject({
      problem: { code: 'order-changed' },
    });
  });

  test('match regardless of the order of products', () => {
    const [line] = state.lines;
    const both = [...packs(1), { productId: 13, quantity: 1 }];
    const lines = line
      ? [
          { ...line, quantity: 1 },
          { ...line, productId: 13, quantity: 1 },
        ]
      : [];
    const prescription = { id: 61, patientId: 41, items: both };
    const shown = [{ ...prescription, items: both.toReversed() }];
    const answer = checkPrescriptions(
      { ...state, lines, prescriptions: [prescription] },
      prescriber,
      shown,
    );
    expect(answer).toEqual({ ok: true, value: [prescription] });
  });

  test('need a patient each, and a prescriber unless the buyer is one @5.22', () => {
    const unsigned = state.prescriptions.map(({ id, patientId, items }) =>
      patientId === undefined ? { id, items } : { id, patientId, items },
    );
    const unsignedState = { ...state, prescriptions: unsigned };
    const shown = unsigned.slice(0, 2);
    expect(checkPrescriptions(unsignedState, practitioner, shown)).toMatchObject({
      problem: { code: 'prescriber-required' },
    });
    expect(checkPrescriptions(unsignedState, prescriber, shown).ok).toBe(true);
    const nobody = shown.map(({ id, items }) => ({ id, items }));
    expect(
      checkPrescriptions({ ...state, prescriptions: nobody }, prescriber, nobody),
    ).toMatchObject({ problem: { code: 'patient-required' } });
  });

  test('are none if the cart has no prescription lines', () => {
    const plain = { ...state, lines: [] };
    expect(checkPrescriptions(plain, practitioner, [])).toEqual({ ok: true, value: [] });
    expect(checkPrescriptions(plain, practitioner, ordered).ok).toBe(false);
  });
});

describe('the order request', () => {
  const draft = { paymentMode: 'bankTransfer' as const, deliveryOptionId: 1 };
  const line = aCartLine({ productId: 12, isPrescription: true });
  const collected = aDeliveryOption({ id: 1, price: 0, service: 'collection' });

  test('contains patient, prescriber and packs of each prescription with items @7.28', () => {
    const nobody = { id: 64, items: packs(1) };
    const request = orderRequestOf(draft, [line], collected, [...state.prescriptions, nobody]);
    expect(request.prescriptions).toEqual([...ordered, nobody]);
    expect(request).not.toHaveProperty('manual');
  });

  test('contains the manual prescription', () => {
    const manual = { patientId: 41, items: [{ name: 'Filler', quantity: 2 }] };
    expect(orderRequestOf(draft, [], collected, [], manual)).toMatchObject({ items: {}, manual });
  });
});
