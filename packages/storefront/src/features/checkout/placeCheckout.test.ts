import { getCart } from '@formulary/rules/calls/cartCalls';
import { listDeliveryOptions } from '@formulary/rules/calls/orderCalls';
import { aCartLine } from '@formulary/rules/carts/fixtures/aCartLine';
import type { AppliedCheckout } from '@formulary/rules/checkout/applyUnsaved';
import { aDeliveryOption, anOrder } from '@formulary/rules/orders/fixtures/orders';
import type { Order } from '@formulary/rules/orders/order';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import { keys } from '../../lib/http/keys.ts';
import { paths } from '../../lib/screen/paths.ts';
import { noPrescriptions, type OrderedPrescriptions } from './orderedPrescriptions.ts';
import { type PlacedCheckout, placeCheckout, type CheckoutDependencies } from './placeCheckout.ts';

const lines = [aCartLine({ productId: 1, quantity: 2 })];
const billing = { street: '14 Lambs Conduit Passage' } as AppliedCheckout['billing'];
const checkout: AppliedCheckout = {
  draft: { note: 'Ring' },
  billing,
  applied: [],
  invalid: undefined,
};
const cartKey = keys.of(getCart, {});
const refusal = (status: number) => new ApiProblem({ status, message: `Refused ${status}` });

/** Steps in the order they ran. */
let steps: unknown[];
const note =
  <Answer>(step: unknown, answer?: Answer) =>
  (...args: readonly unknown[]) => {
    steps.push(args.length === 0 ? step : [step, ...args]);
    return answer as Answer;
  };
const done = Promise.resolve();

const prescriptions: OrderedPrescriptions = {
  ...noPrescriptions,
  settle: note('settle prescriptions', done),
  readAgain: note('read prescriptions', done),
  forget: note('forget prescriptions', done),
};

function place(
  changes: Partial<PlacedCheckout> = {},
  tools: Partial<CheckoutDependencies> = {},
): Promise<void> {
  const placed: PlacedCheckout = {
    lines,
    delivery: aDeliveryOption(),
    paymentMode: 'bankTransfer',
    prescriptions,
    checkout,
    onProblem: note('problem'),
    onInvalid: note('invalid'),
    ...changes,
  };
  return placeCheckout(placed, {
    draft: {
      settle: note('settle forms'),
      keyFor: (body) => `key of ${body}`,
      clear: note('clear draft'),
    },
    writer: { settle: note('settle cart', done), reset: note('reset cart') },
    mutate: note('mutate', done) as unknown as CheckoutDependencies['mutate'],
    placeOrder: async () => note('order', anOrder())(),
    updateProfile: note('profile', done) as unknown as CheckoutDependencies['updateProfile'],
    navigate: note('navigate', done),
    dismiss: note('dismiss'),
    ...tools,
  });
}

const ordering = (order: Order) => ({ placeOrder: async () => note('order', order)() });
const refusing = (failure: unknown) => ({ placeOrder: () => Promise.reject(failure) });
const success = {
  replace: true,
  state: { placed: { id: 31, number: 'F-2026-000031', signer: undefined } },
};
const pending = ['settle cart', 'settle prescriptions'];

beforeEach(() => {
  steps = [];
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});
afterEach(() => void vi.restoreAllMocks());

describe('an order by bank transfer', () => {
  test('runs after pending changes; its success shows before draft, cart and prescriptions are cleared', async () => {
    await place();
    expect(steps).toEqual([
      ...pending,
      ['settle forms', checkout.draft, []],
      'order',
      ['dismiss', 'checkout'],
      ['navigate', paths.checkout, success],
      'clear draft',
      'reset cart',
      ['mutate', cartKey, []],
      'forget prescriptions',
    ]);
  });

  test('sends the payment mode and the idempotency key of its body', async () => {
    const placeOrder = vi.fn<CheckoutDependencies['placeOrder']>().mockResolvedValue(anOrder());
    await place({}, { placeOrder });
    const [request, key] = placeOrder.mock.calls[0] ?? [];
    expect(request).toMatchObject({ order: { paymentMode: 'bankTransfer', note: 'Ring' } });
    expect(key).toBe(`key of ${JSON.stringify(request)}`);
  });
});

test('an order on a page without a cart writer empties the cart all the same', async () => {
  await place({}, { writer: undefined });
  expect(steps).toContainEqual(['mutate', cartKey, []]);
  expect(steps).toContain('forget prescriptions');
});

test('a card order navigates to its payment page', async () => {
  await place({ paymentMode: 'card' }, ordering(anOrder({ paymentMode: 'card' })));
  const shown = { replace: true, state: { pays: true } };
  expect(steps).toContainEqual(['navigate', paths.payment(31), shown]);
  expect(steps).toContain('reset cart');
});

test('a manual order clears its draft, and keeps the cart and its prescriptions', async () => {
  const manual = { items: [] } as unknown as NonNullable<OrderedPrescriptions['manual']>;
  await place({ prescriptions: { ...prescriptions, manual } });
  expect(steps.slice(-2)).toEqual([['navigate', paths.manualPrescription, success], 'clear draft']);
});

describe('unsaved billing details', () => {
  const applied: AppliedCheckout = { ...checkout, applied: ['billing'] };

  test('are saved before the order', async () => {
    await place({ checkout: applied });
    expect(steps.slice(2, 5)).toEqual([
      ['profile', billing],
      ['settle forms', checkout.draft, ['Billing']],
      'order',
    ]);
  });

  test('that are refused stop the order at the billing section', async () => {
    await place({ checkout: applied }, { updateProfile: () => Promise.reject(refusal(400)) });
    expect(steps).toEqual([...pending, ['invalid', 'billing']]);
  });

  test('that cannot be saved stop the order with the reason', async () => {
    const failure = refusal(503);
    await place({ checkout: applied }, { updateProfile: () => Promise.reject(failure) });
    expect(steps).toEqual([...pending, ['problem', failure]]);
  });
});

describe('a refused order', () => {
  const settled = ['settle forms', checkout.draft, []];

  test('shows the reason, and keeps draft and cart', async () => {
    const failure = refusal(503);
    await place({}, refusing(failure));
    expect(steps).toEqual([...pending, settled, ['problem', failure]]);
  });

  test('with a conflict reads cart, delivery options and prescriptions again', async () => {
    const conflict = refusal(409);
    await place({}, refusing(conflict));
    expect(steps.slice(3)).toEqual([
      ['problem', conflict],
      ['mutate', cartKey],
      ['mutate', keys.of(listDeliveryOptions, {})],
      'read prescriptions',
    ]);
  });

  test.each([401, 403])('with status %d shows nothing: the session has ended', async (status) => {
    await place({}, refusing(refusal(status)));
    expect(steps).toEqual([...pending, settled]);
  });

  test('rethrows an error that is a bug', async () => {
    await expect(place({}, refusing(new TypeError('A bug')))).rejects.toThrow('A bug');
  });
});
