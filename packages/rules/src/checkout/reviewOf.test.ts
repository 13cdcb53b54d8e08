import { describe, expect, test } from 'vitest';
import type { BillingDetails } from '../accounts/billingRules.ts';
import { aCartLine } from '../carts/fixtures/aCartLine.ts';
import { aDeliveryOption, anOrder } from '../orders/fixtures/orders.ts';
import type { Order } from '../orders/order.ts';
import { WITHOUT_PRESCRIPTIONS } from './checkoutDraft.ts';
import { type CurrentCheckout, lastOrderOf, reviewOf } from './reviewOf.ts';
import { sectionToOpen } from './sectionState.ts';
import { usualPrescriber } from './usualPrescriber.ts';

const clinic: BillingDetails = {
  firstName: 'Amara',
  lastName: 'Okafor',
  company: '',
  phone: '020 7946 0018',
  street: '14 Lambs Conduit Passage',
  city: 'London',
  postcode: 'WC1R 4RH',
  county: '',
  countryCode: 'GB',
};
const elsewhere = { ...clinic, street: '9 Albion Street', city: 'Leeds', postcode: 'LS1 6ES' };

const billed = ({ firstName, lastName, company: _none, ...address }: BillingDetails) => ({
  name: `${firstName} ${lastName}`,
  ...address,
});

const current = (changes: Partial<CurrentCheckout> = {}): CurrentCheckout => ({
  context: WITHOUT_PRESCRIPTIONS,
  lines: [aCartLine()],
  billing: clinic,
  deliveryOptions: [
    aDeliveryOption({ id: 1, details: 'Collection', price: 0, service: 'collection' }),
    aDeliveryOption(),
    aDeliveryOption({ id: 3, details: 'Saturday delivery', price: 14_950, service: 'saturday' }),
  ],
  isCardOffered: true,
  ...changes,
});

const review = (last: Partial<Order> = {}, now: Partial<CurrentCheckout> = {}) =>
  reviewOf(anOrder({ billing: billed(clinic), ...last }), current(now));

const cold = [aCartLine({ isColdChain: true })];

describe('a checkout filled in from the last order', () => {
  test('has all sections settled when everything still holds', () => {
    const { draft, questions, orderNumber, placedOn } = review();
    expect(questions).toEqual({});
    expect({ orderNumber, placedOn }).toEqual({
      orderNumber: 'F-2026-000031',
      placedOn: '2026-11-12',
    });
    expect(draft).toMatchObject({
      deliveryOptionId: 2,
      isBillingConfirmed: true,
      shipsToBilling: true,
      shipping: { name: 'Amara Okafor', postcode: 'WC1R 4RH', county: '' },
      paymentMode: 'bankTransfer',
      note: '',
    });
    expect(sectionToOpen(draft, WITHOUT_PRESCRIPTIONS)).toBeUndefined();
  });

  test('leaves out both notes and offers the note of the order', () => {
    const { draft, lastNote } = review({ note: 'Ring twice', paymentNote: 'PO 17' });
    expect(draft).not.toHaveProperty('paymentNote');
    expect(draft.note).toBe('');
    expect(lastNote).toBe('Ring twice');
  });

  test.each<[string, Partial<Order>, Partial<CurrentCheckout>, string]>([
    [
      'is not offered any more',
      { deliveryOptionId: 9, delivery: { details: 'Evening delivery' } },
      {},
      'Evening delivery is not offered any more',
    ],
    [
      'cannot carry goods that have to stay cold',
      { deliveryOptionId: 3, deliveryFee: 14_950 },
      { lines: cold },
      'Items that have to stay cold cannot be delivered on a Saturday',
    ],
    [
      'has become dearer',
      { deliveryFee: 6_000 },
      {},
      'Next working day delivery costs £7.95 now, not £6.00',
    ],
  ])('asks for the delivery when it %s', (_why, last, now, sentence) => {
    const { draft, questions } = review(last, now);
    expect(questions).toEqual({ delivery: sentence });
    expect(draft).not.toHaveProperty('deliveryOptionId');
    expect(sectionToOpen(draft, WITHOUT_PRESCRIPTIONS)).toBe('delivery');
  });

  test('takes over a delivery that has become cheaper', () => {
    expect(review({ deliveryFee: 9_000 }).questions).toEqual({});
  });

  test('takes over a collection, which has no shipping address', () => {
    const { draft, questions } = review({ deliveryOptionId: 1, deliveryFee: 0 });
    expect(questions).toEqual({});
    expect(draft).not.toHaveProperty('shipping');
    expect(sectionToOpen(draft, WITHOUT_PRESCRIPTIONS)).toBeUndefined();
  });

  test('asks for billing details that are not complete', () => {
    const { draft, questions } = review({}, { billing: { ...clinic, phone: '' } });
    expect(questions.billing).toBe('Your billing details have to be completed');
    expect(draft).not.toHaveProperty('isBillingConfirmed');
  });

  test('takes over a shipping address that differs from the billing address', () => {
    const shipping = { ...billed(elsewhere), name: 'Ward 4', county: undefined };
    const { draft, questions } = review({ shipping });
    expect(questions).toEqual({});
    expect(draft.shipping).toEqual({ ...billed(elsewhere), name: 'Ward 4', county: '' });
    expect(draft).not.toHaveProperty('shipsToBilling');
  });

  test('keeps another name on a parcel to the billing address', () => {
    const { draft } = review({ shipping: { ...anOrder().shipping, name: 'Reception' } });
    expect(draft.shipping?.name).toBe('Reception');
    expect(draft).not.toHaveProperty('shipsToBilling');
  });

  test('asks for the address when the billing address, where it went, has changed', () => {
    const { draft, questions } = review({}, { billing: elsewhere });
    expect(questions).toEqual({
      shipping: 'Your billing address has changed since. Please say where this order goes',
    });
    expect(draft).not.toHaveProperty('shipping');
  });

  test('takes over an address when it is not known where the bill went', () => {
    const { questions } = reviewOf(anOrder(), current({ billing: elsewhere }));
    expect(questions).toEqual({});
  });

  test('asks for the address when it is outside the delivery area or not complete', () => {
    const shipping = anOrder().shipping;
    expect(review({ shipping: { ...shipping, postcode: 'JE3 8DB' } }).questions.shipping).toBe(
      'We deliver to the United Kingdom and the Isle of Man only',
    );
    expect(review({ shipping: { ...shipping, street: '' } }).questions.shipping).toBe(
      'Please add your shipping details',
    );
  });

  test('takes over a card only where it is offered', () => {
    const card = { paymentMode: 'card' } as const;
    const manual = { context: { hasPrescriptionLines: false, isManual: true } };
    expect(review(card).draft.paymentMode).toBe('card');
    expect(review(card, { isCardOffered: false }).questions).toEqual({
      payment: 'Card payment is not available. Please pay by bank transfer',
    });
    expect(review(card, manual).questions).toEqual({
      payment: 'Manual prescriptions cannot be paid by card. Please pay by bank transfer',
    });
    expect(review(card, manual).draft).not.toHaveProperty('paymentMode');
  });

  test('comes from the newest order that was not cancelled', () => {
    const [newest, older] = [anOrder({ id: 8, state: 'Cancelled' }), anOrder({ id: 7 })];
    expect(lastOrderOf([newest, older])?.id).toBe(7);
    expect(lastOrderOf([newest])).toBeUndefined();
  });
});

describe('the usual prescriber', () => {
  const [helen, tomas] = [{ id: 4 }, { id: 5 }];
  test('is the only one, or the one of the last prescription while they accept the buyer', () => {
    expect(usualPrescriber([helen], undefined)).toBe(helen);
    expect(usualPrescriber([helen, tomas], 5)).toBe(tomas);
    expect(usualPrescriber([helen, tomas], 6)).toBeUndefined();
    expect(usualPrescriber([helen, tomas], undefined)).toBeUndefined();
    expect(usualPrescriber([], 5)).toBeUndefined();
  });
});
