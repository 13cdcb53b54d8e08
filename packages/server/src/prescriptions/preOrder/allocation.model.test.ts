import { orderedPrescriptions } from '@formulary/rules/allocation/cartPrescriptions';
import { type OrderRequest, orderRequest } from '@formulary/rules/orders/orderRequest';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../../audit/audit.ts';
import { updateLine } from '../../carts/carts.service.ts';
import { readCart } from '../../carts/carts.queries.ts';
import { readDeliveryOptions } from '../../orders/orders.queries.ts';
import { placeOrder } from '../../orders/placing/placeOrder.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { settingsForTests } from '../../testing/settingsForTests.ts';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import { orderBody } from '../../testing/orders/orderBody.ts';
import { addProduct } from '../../testing/testData.queries.ts';
import { type Buyer, readStoredPrescriptions } from './preOrder.queries.ts';
import {
  addToPreOrder,
  deleteFromPreOrder,
  setAllocation,
  setPatient,
  setQuantity,
} from './preOrder.service.ts';
import { readCartPrescriptions } from './cartPrescriptions.ts';
import { prescribeCart } from './prescribeCart.ts';
import { makeCarts } from './testing/manyCarts.queries.ts';
import { PlainAllocation, type PlainCommand } from './testing/plainAllocation.ts';

const CARTS = 1_000;
const FIRST_CARTS = 400;
const PRODUCTS = 3;
const AT_ONCE = 8;
/** One cart in this many is filled up at the end, so that orders are accepted too. */
const COMPLETED_EACH = 5;
const MOST_ROWS = 6;
/** Gives the same carts and commands on every run. */
const SEED = 20_261_122;

/** Products in three categories: the first is the parent of the second; a product may be in several. */
const shelf = fc.record({
  limits: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: PRODUCTS, maxLength: PRODUCTS }),
  categories: fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 3, maxLength: 3 }),
  placed: fc.array(fc.subarray([0, 1, 2], { maxLength: 2 }), {
    minLength: PRODUCTS,
    maxLength: PRODUCTS,
  }),
});
const product = fc.nat(PRODUCTS - 1);
const packs = fc.integer({ min: -1, max: 5 });
const command: fc.Arbitrary<PlainCommand> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('add' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete' as const), place: fc.nat(3) }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('set' as const), place: fc.nat(2), product, packs }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('fill' as const),
      rows: fc.array(fc.array(fc.nat(3), { minLength: PRODUCTS, maxLength: PRODUCTS }), {
        minLength: 1,
        maxLength: 3,
      }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('spread' as const),
      rows: fc.array(fc.array(fc.nat(3), { minLength: PRODUCTS, maxLength: PRODUCTS }), {
        minLength: 1,
        maxLength: 3,
      }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cart' as const), product, packs }) },
);
const story = fc.record({
  cart: fc.array(fc.nat(4), { minLength: PRODUCTS, maxLength: PRODUCTS }),
  commands: fc.array(command, { minLength: 2, maxLength: 7 }),
});

interface Shelf {
  readonly productIds: readonly number[];
  readonly model: ConstructorParameters<typeof PlainAllocation>;
}

let shop: TestShop;
let shelves: readonly Shelf[];
beforeAll(async () => {
  shop = await openTestShop();
  shelves = await Promise.all(fc.sample(shelf, { numRuns: 25, seed: SEED }).map(makeShelf));
});
afterAll(() => shop.close());

let slugs = 0;
async function makeShelf(drawn: Parameters<Parameters<typeof shelf.map>[0]>[0]): Promise<Shelf> {
  const ids: number[] = [];
  for (const [place, prescription_limit] of drawn.categories.entries()) {
    const { id } = await shop.db
      .insertInto('categories')
      .values({
        name: `Category ${place}`,
        slug: `model-${(slugs += 1)}`,
        sort_order: place,
        parent_id: place === 1 ? (ids[0] ?? null) : null,
        prescription_limit,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.push(id);
  }
  const productIds: number[] = [];
  for (const [place, prescription_limit] of drawn.limits.entries()) {
    const changes = { type: 'prescription' as const, prescription_limit, in_stock: 100_000 };
    const placed = (drawn.placed[place] ?? []).map((each) => ids[each] ?? 0);
    productIds.push(await addProduct(shop.db, changes, placed));
  }
  // A product in the second category is also in the first, its parent.
  const products = drawn.limits.map((limit, place) => {
    const placed = drawn.placed[place] ?? [];
    return { limit, categories: [...new Set(placed.includes(1) ? [...placed, 0] : placed)] };
  });
  return { productIds, model: [products, new Map(drawn.categories.entries()), []] };
}

const shelfAt = (index: number) => shelves[index % shelves.length] as Shelf;

/** Returns whether the shop accepted a command. */
async function isAccepted(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

/** Sends the model's command to the shop; an unknown prescription gets an id that does not exist. */
async function ask(buyer: Buyer, { productIds }: Shelf, asked: PlainCommand): Promise<boolean> {
  const { db, clock } = shop;
  const kept = await readStoredPrescriptions(db, buyer.userId);
  const idAt = (place: number) => kept[place]?.id ?? 2_000_000_000 + place;
  const productAt = (place: number) => productIds[place] ?? 0;
  return isAccepted(async () => {
    switch (asked.kind) {
      case 'add':
        return addToPreOrder(db, buyer, clock.now);
      case 'delete':
        return deleteFromPreOrder(db, buyer, idAt(asked.place));
      case 'set':
        return setQuantity(db, buyer, clock.now, {
          prescriptionId: idAt(asked.place),
          productId: productAt(asked.product),
          quantity: asked.packs,
        });
      case 'fill': {
        const rows = asked.rows.map((row, place) => ({
          id: idAt(place),
          items: row.map((quantity, each) => ({ productId: productAt(each), quantity })),
        }));
        return setAllocation(db, buyer, clock.now, rows);
      }
      case 'spread': {
        const prescriptions = asked.rows.map((row) => ({
          items: row.map((quantity, each) => ({ productId: productAt(each), quantity })),
        }));
        return prescribeCart(db, buyer, clock.now, { prescriptions }, undefined);
      }
      case 'cart':
        return updateLine(db, buyer.userId, clock.now, {
          productId: productAt(asked.product),
          isPrescription: true,
          quantity: asked.packs,
        });
      default:
        return asked satisfies never;
    }
  });
}

async function rowsOf({ userId }: Buyer, { productIds }: Shelf) {
  const kept = await readStoredPrescriptions(shop.db, userId);
  return kept.map(({ items }) =>
    productIds.map((id) => items.find((item) => item.productId === id)?.quantity ?? 0),
  );
}

/** Orders the cart as its buyer is shown it; a cart without lines cannot be ordered. */
async function order(buyer: Buyer, patientId: number): Promise<boolean> {
  const { db, clock } = shop;
  for (const { id } of await readStoredPrescriptions(db, buyer.userId))
    await setPatient(db, buyer, { id, patientId });
  const { lines } = await readCart(db, buyer.userId, clock.now);
  const prescriptions = await readCartPrescriptions(db, buyer);
  const body = orderBody(lines, {}, 0, orderedPrescriptions(prescriptions));
  const request: OrderRequest = orderRequest.read(body as never);
  return isAccepted(() =>
    placeOrder(
      db,
      {
        buyer,
        origin: { address: '203.0.113.7', agent: undefined },
        request,
        shipping: undefined,
        heldUntil: clock.now,
        flags: settingsForTests.flags,
        idempotencyKey: undefined,
        shopUrl: 'https://shop.test',
        ledger: shop.ledger,
        offeredDelivery: () => readDeliveryOptions(db),
        daysToSign: 14,
      },
      clock.now,
    ),
  );
}

/** Returns commands that put every pack on a prescription, as far as the last few can hold them. */
function completing(
  { model: [products, limitOf] }: Shelf,
  commands: readonly PlainCommand[],
  cart: readonly number[],
): readonly PlainCommand[] {
  const model = new PlainAllocation(products, limitOf, cart);
  for (const asked of commands) model.do(asked);
  const deleted = model.rows.map(() => ({ kind: 'delete' as const, place: 0 }));
  for (const asked of deleted) model.do(asked);
  const add = { kind: 'add' as const };
  while (model.rows.length < MOST_ROWS && model.do(add)) fillLast(model);
  return [...deleted, ...model.rows.map(() => add), { kind: 'fill', rows: model.rows }];
}

/** Fills the last prescription, pack by pack, with everything that fits. */
function fillLast(model: PlainAllocation): void {
  const place = model.rows.length - 1;
  for (const each of model.cart.keys()) {
    const put = (count: number) => model.do({ kind: 'set', place, product: each, packs: count });
    let count = 1;
    while ((model.cart[each] ?? 0) > 0 && put(count)) count += 1;
  }
}

/** Runs the stories of a range; counts accepted and refused commands and placed orders. */
async function tellStories(from: number, to: number) {
  const stories = fc.sample(story, { numRuns: to, seed: SEED });
  const people = await makeCarts(
    shop.db,
    stories.slice(from).map(({ cart }, index) => {
      const lines = cart.map(
        (held, place) => [shelfAt(from + index).productIds[place] ?? 0, held] as const,
      );
      return new Map(lines.filter(([, held]) => held > 0));
    }),
  );
  const counts = { taken: 0, refused: 0, ordered: 0 };
  const tell = async (index: number): Promise<void> => {
    const { cart, commands } = stories[index] ?? { cart: [], commands: [] };
    const { userId = 0, patientId = 0 } = people[index - from] ?? {};
    const buyer = { userId, isPrescriber: true };
    const products = shelfAt(index);
    const model = new PlainAllocation(products.model[0], products.model[1], cart);
    const isToComplete = index % COMPLETED_EACH === 0;
    const all = isToComplete ? [...commands, ...completing(products, commands, cart)] : commands;
    for (const [step, asked] of all.entries()) {
      const expected = model.do(asked);
      const is = await ask(buyer, products, asked);
      expect({ index, step, is }).toEqual({ index, step, is: expected });
      counts[expected ? 'taken' : 'refused'] += 1;
    }
    expect({ index, rows: await rowsOf(buyer, products) }).toEqual({ index, rows: model.rows });
    const isComplete = model.cart.some((held) => held > 0) && model.isComplete;
    expect({ index, is: await order(buyer, patientId) }).toEqual({ index, is: isComplete });
    if (isComplete) counts.ordered += 1;
  };
  let next = from;
  const worker = async (): Promise<void> => {
    for (let index = next++; index < to; index = next++) await tell(index);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return counts;
}

const LONGEST_MS = 600_000;

test(
  'the shop accepts every command and order of 400 carts exactly when the plain model does @5.23 @5.24',
  { timeout: LONGEST_MS },
  async () => {
    const counts = await tellStories(0, FIRST_CARTS);
    // Enough of each for the comparison to mean something.
    expect(counts.taken).toBeGreaterThan(400);
    expect(counts.refused).toBeGreaterThan(400);
    expect(counts.ordered).toBeGreaterThan(20);
    expect(await audit(shop, shop.clock.now)).toEqual([]);
  },
);

test(
  'the shop agrees with the plain model on 600 more carts',
  { timeout: LONGEST_MS, tags: ['many'] },
  async () => {
    const counts = await tellStories(FIRST_CARTS, CARTS);
    expect(counts.taken).toBeGreaterThan(600);
    expect(counts.refused).toBeGreaterThan(600);
    expect(counts.ordered).toBeGreaterThan(30);
    expect(await audit(shop, shop.clock.now)).toEqual([]);
  },
);
