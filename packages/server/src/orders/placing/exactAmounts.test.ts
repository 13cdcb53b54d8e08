import { pricingOracle } from '@formulary/rules/testing/pricingOracle';
import { addCartLine, getCart } from '@formulary/rules/calls/cartCalls';
import { createOrder, getOrder, listOrders } from '@formulary/rules/calls/orderCalls';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import { orderBody } from '../../testing/orders/orderBody.ts';
import { addProduct, addPromotion } from '../../testing/testData.queries.ts';

const FEE = 7_950;
const ADDRESS = {
  deliveryOptionId: 2,
  shipping: {
    name: 'Amara Okafor',
    street: '14 Lambs Conduit Passage',
    city: 'London',
    countryCode: 'GB',
    postcode: 'WC1R 4RH',
    phone: '020 7946 0018',
  },
};

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 40 }),
  unitPrice: fc.oneof(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 900_000 })),
  vatPercent: fc.constantFrom(0, 5, 20, 17),
  bundles: fc.uniqueArray(
    fc.record({
      quantity: fc.integer({ min: 2, max: 9 }),
      share: fc.integer({ min: 50, max: 104 }),
    }),
    { maxLength: 3, selector: ({ quantity }) => quantity },
  ),
});

/** Returns the amounts of lines in whole mills. */
function inMills(
  lines: readonly { readonly subtotal: number; readonly vat: number; readonly total: number }[],
) {
  return lines.map(({ subtotal, vat, total }) => [BigInt(subtotal), BigInt(vat), BigInt(total)]);
}

test('an order, its lines and the list match an independent exact computation to the mill', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 5 }), async (wanted) => {
      const { token } = await shop.signedIn();
      const priced = wanted.map(({ bundles, ...rest }) => ({
        ...rest,
        isPrescription: false,
        promotions: bundles.map(({ quantity, share }) => ({
          quantity,
          price: Math.round((rest.unitPrice * quantity * share) / 100),
          effective: +shop.clock.now - 1,
          expires: +shop.clock.now + 1,
        })),
      }));
      let cart = await shop.ask(getCart, { token });
      for (const { quantity, unitPrice, vatPercent, promotions } of priced) {
        const id = await addProduct(shop.db, {
          price_mills: unitPrice,
          vat_percent: vatPercent,
          in_stock: 1_000,
        });
        for (const { quantity: size, price, effective, expires } of promotions) {
          await addPromotion(shop.db, id, size, price, new Date(effective), new Date(expires));
        }
        const body = { product_fk: id, cart_quantity: quantity, cart_req_prescription: false };
        cart = await shop.ask(addCartLine, { token, body });
      }
      const exact = pricingOracle(priced, +shop.clock.now, FEE);
      const body = orderBody(cart, { ...ADDRESS, shownDeliveryFee: FEE }, FEE);
      const order = await shop.ask(createOrder, { token, body });
      const expected = exact.lines.map(({ subtotal, vat, total }) => [subtotal, vat, total]);
      const again = await shop.ask(getOrder, { token, url: `/api/orders/${order.id}` });
      for (const each of [order, again]) {
        expect(BigInt(each.amount)).toBe(exact.payable);
        expect(inMills(each.lines ?? [])).toEqual(expected);
      }
      const [listed] = await shop.ask(listOrders, { token, body: {} });
      expect(BigInt(listed?.amount ?? -1)).toBe(exact.payable);
    }),
    { numRuns: 60, seed: 20_261_122 },
  );
});
