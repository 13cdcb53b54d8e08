import { describe, expect, test } from 'vitest';
import { holidaysAt } from '../addresses/deliveryArea.ts';
import { aCartLine } from '../carts/fixtures/aCartLine.ts';
import type { CartLine } from '../carts/cartLine.ts';
import { aDeliveryOption } from '../orders/fixtures/orders.ts';
import { orderAmount } from '../orders/orderAmount.ts';
import { messages } from '../problems/messages.ts';
import { workedExamples } from '../testing/workedExamples.ts';
import { checkOrder, checkShipping } from './checkOrder.ts';
import { coldChainNotice } from './coldChain.ts';
import { COLLECTION_OPTION_ID } from './needsShipping.ts';

const delivery = aDeliveryOption();
const line = aCartLine();

function asked(
  shown: readonly CartLine[],
  figures: { readonly fee?: number; readonly amount?: number } = {},
) {
  const deliveryFee = figures.fee ?? delivery.price;
  const amount = orderAmount({ lineTotals: shown.map(({ total }) => total), deliveryFee });
  return {
    order: {
      deliveryOptionId: delivery.id,
      paymentMode: 'bankTransfer',
      shownDeliveryFee: deliveryFee,
      shownAmount: figures.amount ?? amount,
    },
    items: Object.fromEntries(shown.map((each, index) => [String(index), each])),
  } as const;
}

test.each([
  ['GB', 'WC1R 4RH', 'englandAndWales'],
  ['GB', 'EH1 3LA', 'scotland'],
  ['GB', 'g2 1al', 'scotland'],
  ['GB', 'GL1 1AA', 'englandAndWales'],
  ['GB', 'TD1 2AB', 'scotland'],
  ['GB', 'TD15 2AB', 'englandAndWales'],
  ['GB', 'BT1 5GS', 'northernIreland'],
  ['GB', 'B1 1AA', 'englandAndWales'],
  ['GB', 'IM1 1AA', 'isleOfMan'],
  ['IM', '', 'isleOfMan'],
])('%s, %s has the bank holidays of %s @9.15', (countryCode, postcode, calendar) => {
  expect(holidaysAt({ countryCode, postcode })).toBe(calendar);
});

describe('an order compared with what the buyer saw', () => {
  test('costs the sum of its lines and its delivery @5.21', () => {
    const value = orderAmount({ lineTotals: [line.total], deliveryFee: delivery.price });
    expect(checkOrder([line], delivery, asked([line]))).toEqual({ ok: true, value });
  });

  test('is refused by line if a product is no longer available in that quantity', () => {
    const gone = { ...line, inStock: 0 };
    expect(checkOrder([gone], delivery, asked([line]))).toMatchObject({
      ok: false,
      problem: {
        code: 'cart-out-of-stock',
        errors: { [`${line.productId}-false`]: messages['out-of-stock'] },
      },
    });
  });

  test.each([
    ['saturday', 'saturday-cold-chain'],
    ['standard', 'cold-chain-delivery'],
  ] as const)('is refused by %s delivery if it has cold-chain goods @9.15', (service, code) => {
    const option = aDeliveryOption({ service });
    const cold = { ...line, isColdChain: true };
    expect(checkOrder([line, cold], option, asked([line, cold]))).toMatchObject({
      ok: false,
      problem: { code, errors: { deliveryOptionId: messages[code] } },
    });
    expect(checkOrder([line], option, asked([line])).ok).toBe(true);
    for (const able of ['next-day', 'collection'] as const)
      expect(checkOrder([cold], aDeliveryOption({ service: able }), asked([cold])).ok).toBe(true);
  });

  test('names its cold-chain products, each once', () => {
    const toxin = { name: 'Botulax', isColdChain: true };
    const goods = [toxin, { name: 'Gauze' }, toxin, { name: 'Azzalure', isColdChain: true }];
    expect(coldChainNotice(goods)).toBe('Has to stay cold: Botulax, Azzalure.');
    expect(coldChainNotice([{ name: 'Gauze', isColdChain: false }])).toBeUndefined();
  });

  test('is refused if a line has become prescription-only', () => {
    const now = { ...line, type: 'prescription' } as const;
    expect(checkOrder([now], delivery, asked([line]))).toMatchObject({
      ok: false,
      problem: {
        code: 'order-changed',
        errors: { [`${line.productId}-false`]: messages['purchase-option-refused'] },
      },
    });
  });

  test('is refused with old and new delivery fee and amount', () => {
    const request = asked([line], { fee: 1_000, amount: 2_000 });
    const now = { ...delivery, price: 3_000 };
    const result = checkOrder([{ ...line, total: 4_000 }], now, request);
    expect(result).toMatchObject({
      ok: false,
      problem: {
        code: 'order-changed',
        errors: {
          shownDeliveryFee: 'The delivery fee is £3.00 now, not £1.00',
          shownAmount: 'The amount to pay is £7.00 now, not £2.00',
        },
      },
    });
  });
});

describe('the shipping address of an order', () => {
  const { order } = asked([line]);

  test('is not required for collection', () => {
    expect(checkShipping({ ...order, deliveryOptionId: COLLECTION_OPTION_ID })).toEqual({
      ok: true,
      value: undefined,
    });
  });

  const sent = {
    ...order,
    deliveryOptionId: 2,
    shipping: {
      name: ' Jo Reid ',
      phone: '07700 900123',
      street: '1 High Street',
      city: 'Leeds',
      postcode: 'LS1 1AA',
      county: 'West Yorkshire',
      countryCode: 'GB',
    },
  };

  test('is accepted without surrounding spaces', () => {
    const result = checkShipping(sent);
    expect(result).toMatchObject({ ok: true, value: { name: 'Jo Reid', countryCode: 'GB' } });
  });

  test.each(workedExamples('checkout', 'Where we deliver'))(
    '$Country $Postcode: $Sentence',
    ({ Country = '', Postcode = '', Field = '', Sentence = '' }) => {
      const to = {
        ...sent,
        shipping: { ...sent.shipping, countryCode: Country, postcode: Postcode },
      };
      const result = checkShipping(to);
      expect(result.ok ? {} : result.problem).toEqual(
        Sentence === ''
          ? {}
          : {
              code: 'place-not-served',
              message: messages['place-not-served'],
              errors: { [Field]: Sentence },
            },
      );
      // A buyer who collects the order may live anywhere.
      expect(checkShipping({ ...to, deliveryOptionId: COLLECTION_OPTION_ID }).ok).toBe(true);
    },
  );

  test('is refused with the names of its fields in the order request', () => {
    const result = checkShipping({ ...order, deliveryOptionId: 2 });
    expect(result).toMatchObject({ ok: false, problem: { code: 'shipping-required' } });
    expect(Object.keys(result.ok ? {} : (result.problem.errors ?? {})).toSorted()).toEqual([
      'shipping.city',
      'shipping.countryCode',
      'shipping.name',
      'shipping.phone',
      'shipping.postcode',
      'shipping.street',
    ]);
  });
});
