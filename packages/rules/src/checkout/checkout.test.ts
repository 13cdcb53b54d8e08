import { aDeliveryAddress } from '../addresses/fixtures/aDeliveryAddress.ts';
import { describe, expect, test } from 'vitest';
import type { CartLine } from '../carts/cartLine.ts';
import { aCartLine } from '../carts/fixtures/aCartLine.ts';
import { aDeliveryOption } from '../orders/fixtures/orders.ts';
import { canOpenSection, isSectionDone, sectionToOpen, visibleSections } from './sectionState.ts';
import { WITHOUT_PRESCRIPTIONS } from './checkoutDraft.ts';
import { checkoutSections } from './checkoutSections.ts';
import { orderRequestOf } from './orderRequestOf.ts';
import type { DeliveryService } from '../orders/deliveryOption.ts';
import { placeOrderBlockers } from './placeOrderBlockers.ts';

const shipping = aDeliveryAddress();
const ready = {
  deliveryOptionId: 2,
  isBillingConfirmed: true,
  shipping,
  paymentMode: 'bankTransfer',
} as const;

describe('sections of a checkout without prescriptions', () => {
  test('hide shipping for collection and go from billing to payment @9.8', () => {
    expect(visibleSections({ deliveryOptionId: 1 }, WITHOUT_PRESCRIPTIONS)).toEqual([
      'delivery',
      'billing',
      'payment',
      'note',
    ]);
    expect(
      sectionToOpen({ deliveryOptionId: 1, isBillingConfirmed: true }, WITHOUT_PRESCRIPTIONS),
    ).toBe('payment');
    expect(
      sectionToOpen({ deliveryOptionId: 2, isBillingConfirmed: true }, WITHOUT_PRESCRIPTIONS),
    ).toBe('shipping');
  });

  test('open once everything before them is done, and reopen once their data exists @4.8', () => {
    expect(canOpenSection({}, 'delivery', WITHOUT_PRESCRIPTIONS)).toBe(true);
    expect(canOpenSection({}, 'billing', WITHOUT_PRESCRIPTIONS)).toBe(false);
    expect(canOpenSection({ deliveryOptionId: 2 }, 'billing', WITHOUT_PRESCRIPTIONS)).toBe(true);
    expect(canOpenSection({ deliveryOptionId: 1 }, 'shipping', WITHOUT_PRESCRIPTIONS)).toBe(false);
    expect(canOpenSection({ paymentMode: 'bankTransfer' }, 'payment', WITHOUT_PRESCRIPTIONS)).toBe(
      true,
    );
  });

  test('open the first one that is not done, and none if all are @4.8', () => {
    const { shipping: _left, ...withoutShipping } = ready;
    expect(sectionToOpen({}, WITHOUT_PRESCRIPTIONS)).toBe('delivery');
    expect(sectionToOpen({ ...withoutShipping, note: '' }, WITHOUT_PRESCRIPTIONS)).toBe('shipping');
    expect(sectionToOpen(ready, WITHOUT_PRESCRIPTIONS)).toBe('note');
    expect(sectionToOpen({ ...ready, note: '' }, WITHOUT_PRESCRIPTIONS)).toBeUndefined();
  });

  test('have a context without prescription lines and manual prescription', () => {
    expect(WITHOUT_PRESCRIPTIONS).toEqual({ hasPrescriptionLines: false, isManual: false });
  });

  test('are done once their data exists', () => {
    const done = checkoutSections.filter((section) =>
      isSectionDone(ready, section, WITHOUT_PRESCRIPTIONS),
    );
    expect(done).toEqual(['delivery', 'billing', 'shipping', 'payment']);
    expect(isSectionDone({ note: '' }, 'note', WITHOUT_PRESCRIPTIONS)).toBe(true);
  });
});

const lines = [aCartLine({ quantity: 2 })];

function blockers(...cart: ReturnType<typeof aCartLine>[]) {
  return placeOrderBlockers({ draft: ready, lines: cart, areTermsAccepted: true });
}

function paymentNoteOf(draft: Parameters<typeof orderRequestOf>[0]): string | undefined {
  return orderRequestOf(draft, lines, aDeliveryOption()).order.paymentNote;
}

describe('Place Order', () => {
  test('is enabled once delivery, shipping, payment and terms are complete @5.21', () => {
    expect(placeOrderBlockers({ draft: ready, lines, areTermsAccepted: true })).toEqual([]);
  });

  test('names everything that is missing @5.20 @5.21', () => {
    expect(placeOrderBlockers({ draft: {}, lines, areTermsAccepted: false })).toEqual([
      'delivery-option-required',
      'payment-mode-required',
      'terms-required',
    ]);
    const { shipping: _left, ...withoutShipping } = ready;
    expect(placeOrderBlockers({ draft: withoutShipping, lines, areTermsAccepted: true })).toEqual([
      'shipping-required',
    ]);
    const collected = { ...withoutShipping, deliveryOptionId: 1 };
    expect(placeOrderBlockers({ draft: collected, lines, areTermsAccepted: true })).toEqual([]);
  });

  test('is blocked by an empty cart, missing stock and incomplete prescriptions @5.21', () => {
    expect(blockers()).toEqual(['cart-empty']);
    expect(blockers(aCartLine({ inStock: 5, minimumStock: 5 }))).toEqual(['cart-out-of-stock']);
    expect(blockers(aCartLine({ isPrescription: true }))).toEqual(['prescriptions-incomplete']);
  });

  test('is blocked while its delivery option cannot carry cold-chain goods', () => {
    const cold = {
      draft: ready,
      lines: [aCartLine({ isColdChain: true })],
      areTermsAccepted: true,
    };
    const by = (service: DeliveryService) =>
      placeOrderBlockers({ ...cold, delivery: aDeliveryOption({ service }) });
    expect([by('saturday'), by('standard'), by('next-day'), by('collection')]).toEqual([
      ['saturday-cold-chain'],
      ['cold-chain-delivery'],
      [],
      [],
    ]);
  });

  test('is blocked for a card payment if cards are not offered', () => {
    const draft = { ...ready, paymentMode: 'card' } as const;
    expect(placeOrderBlockers({ draft, lines, areTermsAccepted: true })).toEqual(['card-not-yet']);
    const offered = { draft, lines, areTermsAccepted: true, isCardOffered: true };
    expect(placeOrderBlockers(offered)).toEqual([]);
    const manual = {
      ...offered,
      isCardOffered: false,
      prescriptions: { isManual: true, refusals: [] },
    };
    expect(placeOrderBlockers(manual)).toEqual(['card-refused-for-manual']);
  });

  test('sends the completed sections and the displayed figures', () => {
    const request = orderRequestOf(
      { ...ready, note: 'Leave at reception' },
      lines,
      aDeliveryOption(),
    );
    expect(request).toMatchObject({
      order: {
        deliveryOptionId: 2,
        paymentMode: 'bankTransfer',
        note: 'Leave at reception',
        shownAmount: 148_350,
        shownDeliveryFee: 7_950,
        shipping: {
          name: 'Amara Okafor',
          countryCode: 'GB',
        },
      },
      items: {
        '12-false': {
          productId: 12,
          quantity: 2,
          subtotal: 117_000,
          vat: 23_400,
          total: 140_400,
          saving: 0,
        },
      },
      prescriptions: [],
    });
    expect(request.order).not.toHaveProperty('paymentNote');
    expect(request.order.shipping).not.toHaveProperty('county');
    expect(
      orderRequestOf({ ...ready, deliveryOptionId: 1 }, lines, aDeliveryOption({ id: 1, price: 0 }))
        .order,
    ).not.toHaveProperty('shipping');
  });

  test('sends a payment note only with a bank transfer, and no empty note', () => {
    expect(paymentNoteOf({ ...ready, paymentNote: 'Invoice 7' })).toBe('Invoice 7');
    expect(paymentNoteOf({ ...ready, paymentNote: '' })).toBeUndefined();
    expect(
      paymentNoteOf({ ...ready, paymentNote: 'Invoice 7', paymentMode: 'card' }),
    ).toBeUndefined();
  });

  test('sends a county only if there is one, and no missing address', () => {
    const inKent = { ...ready, shipping: { ...shipping, county: 'Kent' } };
    expect(orderRequestOf(inKent, lines, aDeliveryOption()).order.shipping?.county).toBe('Kent');
    const { shipping: _left, ...withoutShipping } = ready;
    expect(orderRequestOf(withoutShipping, lines, aDeliveryOption()).order).not.toHaveProperty(
      'shipping',
    );
  });

  test('sends only prescriptions with items above 0, and none with a cart that needs none', () => {
    const held = { id: 1, patientId: 3, items: [{ productId: 12, quantity: 2 }] };
    const empty = { id: 2, items: [{ productId: 12, quantity: 0 }] };
    const sent = (cart: readonly CartLine[]) =>
      orderRequestOf(ready, cart, aDeliveryOption(), [held, empty, held]).prescriptions;
    expect(sent([aCartLine({ isPrescription: true })])).toEqual([held, held]);
    expect(sent(lines)).toEqual([]);
  });
});
