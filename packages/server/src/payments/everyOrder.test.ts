import { getOrder } from '@formulary/rules/calls/orderCalls';
import type { Order } from '@formulary/rules/orders/order';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../audit/audit.ts';
import { cardForTests, holdsForTests } from '../testing/settingsForTests.ts';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import { paymentResponse, sendResponse } from '../testing/orders/paymentResponse.ts';
import { placeOrder } from '../testing/orders/placeOrder.ts';
import { addProduct, stockOf } from '../testing/testData.queries.ts';
import { recordTransfer } from './recordTransfer.ts';
import { settleHolds } from './payments.tasks.ts';

/** Events of an order that awaits its card payment; `late` is its time running out. */
const HAPPENINGS = ['authorised', 'declined', 'cancelled', 'duplicate', 'late'] as const;
type Happening = (typeof HAPPENINGS)[number];

const OPENING_STOCK = 100_000;
const PACKS = 1;

/** Returns every sequence of distinct events of a length. */
function permutations<Kind>(of: readonly Kind[], length: number): readonly (readonly Kind[])[] {
  if (length === 0) return [[]];
  return of.flatMap((first) =>
    permutations(
      of.filter((other) => other !== first),
      length - 1,
    ).map((rest) => [first, ...rest]),
  );
}

interface Model {
  readonly state: Order['state'];
  readonly paymentStatus: Order['paymentStatus'];
  readonly refundsDue: number;
  readonly payments: number;
}

/** Computes the expected outcome independently of the shop's code; a duplicate repeats the last message. */
function expectedOf(happenings: readonly Happening[]): Model {
  let model: Model = {
    state: 'Awaiting payment',
    paymentStatus: 'Pending',
    refundsDue: 0,
    payments: 0,
  };
  for (const happening of happenings) {
    const isPaid = model.paymentStatus === 'Paid';
    const isCancelled = model.state === 'Cancelled';
    if (happening === 'authorised') {
      model = {
        state: isCancelled ? 'Cancelled' : 'Processing',
        paymentStatus: 'Paid',
        refundsDue: isCancelled ? 1 : 0,
        payments: 1,
      };
    } else if (happening === 'late' && !isPaid) {
      model = { ...model, state: 'Cancelled', paymentStatus: 'Failed' };
    } else if ((happening === 'declined' || happening === 'cancelled') && !isPaid) {
      model = { ...model, paymentStatus: 'Failed' };
    }
  }
  return model;
}

let shop: TestShop;
let product: number;
beforeAll(async () => {
  shop = await openTestShop();
  product = await addProduct(shop.db, { in_stock: OPENING_STOCK });
});
afterAll(() => shop.close());

const STATUS = { authorised: 'Y', declined: 'N', cancelled: 'C' } as const;

/** Ends the time to pay of an order. */
async function runOut({ id }: Order): Promise<void> {
  const { db, clock } = shop;
  await db
    .updateTable('orders')
    .set({ held_until: clock.now })
    .where('id', '=', id)
    .where('state', '=', 'Awaiting payment')
    .execute();
  const context = { db, card: cardForTests, holds: holdsForTests, now: () => clock.now };
  await settleHolds({ ...context, shopUrl: 'https://shop.test' }, 0);
}

/** Plays a sequence of events; returns the shop's status for each message. */
async function happen(order: Order, sequence: readonly Happening[]): Promise<readonly number[]> {
  const answers: number[] = [];
  let last: URLSearchParams | undefined;
  for (const happening of sequence) {
    if (happening === 'late') {
      await runOut(order);
    } else if (happening === 'duplicate') {
      if (last) answers.push((await sendResponse(shop.app, last)).statusCode);
    } else {
      const transId = `${happening}-${order.id}`;
      last = paymentResponse(order, { transStatus: STATUS[happening], transId });
      answers.push((await sendResponse(shop.app, last)).statusCode);
    }
  }
  return answers;
}

async function outcomeOf(order: Order, token: string): Promise<Model> {
  const read = await shop.ask(getOrder, { token, url: `/api/orders/${order.id}` });
  const payments = await shop.db
    .selectFrom('payments')
    .select(['outcome', 'effect', 'refund_due_at'])
    .where('order_id', '=', order.id)
    .execute();
  const paid = payments.filter(({ outcome, effect }) => outcome === 'paid' && effect === 'counts');
  return {
    state: read.state,
    paymentStatus: read.paymentStatus,
    refundsDue: payments.filter(({ refund_due_at: due }) => due !== null).length,
    payments: paid.length,
  };
}

/** Plays sequences of events, each on a new order, and compares outcome and stock with the model. */
async function happenAsExpected(sequences: readonly (readonly Happening[])[]): Promise<void> {
  const { token } = await shop.signedIn();
  let stock = await stockOf(shop.db, product);
  for (const sequence of sequences) {
    const order = await placeOrder(shop, token, product, { packs: PACKS });
    expect(new Set([200, ...(await happen(order, sequence))])).toEqual(new Set([200]));
    const expected = expectedOf(sequence);
    expect([sequence, await outcomeOf(order, token)]).toEqual([sequence, expected]);
    if (expected.state !== 'Cancelled') stock -= PACKS;
    expect([sequence, await stockOf(shop.db, product)]).toEqual([sequence, stock]);
  }
}

test("an order's card payment has the expected outcome in every sequence of one to three events, once, with its stock right", async () => {
  await happenAsExpected([1, 2, 3].flatMap((length) => permutations(HAPPENINGS, length)));
  expect(await audit(shop, shop.clock.now)).toEqual([]);
});

test(
  "an order's card payment has the expected outcome in every sequence of four events, once, with its stock right",
  {
    tags: ['many'],
  },
  async () => {
    await happenAsExpected(permutations(HAPPENINGS, 4));
    expect(await audit(shop, shop.clock.now)).toEqual([]);
  },
);

test('concurrent messages about one order have the outcome of one of their sequences', async () => {
  const { token } = await shop.signedIn();
  for (let round = 0; round < 20; round += 1) {
    const before = await stockOf(shop.db, product);
    const order = await placeOrder(shop, token, product, { packs: PACKS });
    const paid = paymentResponse(order, { transId: `once-${order.id}` });
    const refused = { transStatus: 'N', transId: `no-${order.id}` };
    const messages = [paid, paid, paymentResponse(order, refused), paid];
    const [answers] = await Promise.all([
      Promise.all(messages.map((message) => sendResponse(shop.app, message))),
      happen(order, ['late']),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const { state, paymentStatus, payments, refundsDue } = await outcomeOf(order, token);
    expect([paymentStatus, payments]).toEqual(['Paid', 1]);
    expect([state, refundsDue]).toEqual(
      state === 'Cancelled' ? ['Cancelled', 1] : ['Processing', 0],
    );
    expect(await stockOf(shop.db, product)).toBe(state === 'Cancelled' ? before : before - PACKS);
  }
  expect(await audit(shop, shop.clock.now)).toEqual([]);
});

/** Events of an order that awaits a transfer; each transfer is booked twice. */
const TRANSFERS = ['part', 'rest', 'whole', 'late'] as const;
type Transfer = Exclude<(typeof TRANSFERS)[number], 'late'>;
const PART = 5_000;
const sumOf = (transfer: Transfer, amount: number) =>
  ({ part: PART, rest: amount - PART, whole: amount })[transfer];

/**
 * Computes the expected outcome of a sequence of transfers: what is beyond the amount, or comes for a paid or cancelled
 * order, is given back.
 */
function expectedOfTransfers(sequence: readonly (typeof TRANSFERS)[number][], amount: number) {
  let [arrived, toGiveBack, isPaid, isLate] = [0, 0, false, false];
  for (const step of sequence) {
    if (step === 'late') {
      isLate = !isPaid;
      if (isLate) toGiveBack = arrived;
      continue;
    }
    const sum = sumOf(step, amount);
    const beyond = isPaid ? sum : Math.max(0, arrived + sum - amount);
    toGiveBack += isLate ? sum : beyond;
    isPaid ||= arrived + sum >= amount;
    arrived += sum;
  }
  return {
    state: isLate ? 'Cancelled' : isPaid ? 'Processing' : 'Awaiting payment',
    paymentStatus: isPaid ? 'Paid' : isLate ? 'Failed' : 'Pending',
    arrived,
    toGiveBack,
  };
}

async function book({ id, amount }: Order, transfer: Transfer): Promise<void> {
  const { db, clock } = shop;
  const context = { db, now: clock.now, holds: holdsForTests, shopUrl: 'https://shop.test' };
  const booked = { orderId: id, amount: sumOf(transfer, amount), reference: transfer, by: 'Sam' };
  await Promise.allSettled([recordTransfer(context, booked)]);
}

async function transfersOf({ id }: Order, token: string) {
  const { state, paymentStatus } = await shop.ask(getOrder, { token, url: `/api/orders/${id}` });
  const payments = shop.db.selectFrom('payments').select(['amount_mills', 'refund_due_at']);
  const rows = await payments.where('order_id', '=', id).execute();
  const sum = (of: typeof rows) => of.reduce((all, row) => all + row.amount_mills, 0);
  const credits = shop.db.selectFrom('order_credits').select('amount_mills');
  const excess = await credits.where('order_id', '=', id).execute();
  const due = sum(rows.filter((row) => row.refund_due_at !== null));
  const toGiveBack = due + excess.reduce((all, row) => all + row.amount_mills, 0);
  return { state, paymentStatus, arrived: sum(rows), toGiveBack };
}

test("each of an order's transfers is booked once in any sequence, and parts of other orders stay", async () => {
  const [{ token }, other] = [await shop.signedIn(), await shop.signedIn()];
  const placing = { packs: PACKS, paymentMode: 'bankTransfer' } as const;
  const bystander = await placeOrder(shop, other.token, product, placing);
  await book(bystander, 'part');
  const untouched = await transfersOf(bystander, other.token);
  expect(untouched).toMatchObject({ state: 'Awaiting payment', arrived: PART });
  for (const sequence of [1, 2, 3, 4].flatMap((length) => permutations(TRANSFERS, length))) {
    const before = await stockOf(shop.db, product);
    const order = await placeOrder(shop, token, product, placing);
    for (const step of sequence) {
      if (step === 'late') await runOut(order);
      else for (const transfer of [step, step]) await book(order, transfer);
    }
    const expected = expectedOfTransfers(sequence, order.amount);
    expect([sequence, await transfersOf(order, token)]).toEqual([sequence, expected]);
    const held = expected.state === 'Cancelled' ? 0 : PACKS;
    expect([sequence, await stockOf(shop.db, product)]).toEqual([sequence, before - held]);
  }
  expect(await transfersOf(bystander, other.token)).toEqual(untouched);
  expect(await audit(shop, shop.clock.now)).toEqual([]);
});
