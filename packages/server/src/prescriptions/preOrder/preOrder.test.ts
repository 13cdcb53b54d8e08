import {
  addCartLine,
  clearCart,
  getCart,
  removeCartLine,
  updateCartLine,
} from '@formulary/rules/calls/cartCalls';
import {
  addCartPrescription,
  clearCartPrescriptions,
} from '@formulary/rules/calls/cartPrescriptionCalls';
import {
  addPreOrderPrescription,
  countPrescribed,
  deletePreOrderPrescription,
  listPreOrderPrescriptions,
  prescribeCart,
  setAllocation,
  setPrescribedQuantity,
  setPrescriptionPatient,
  setPrescriptionsPrescriber,
} from '@formulary/rules/calls/preOrderCalls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import {
  addCategory,
  addLink,
  addPatient,
  addProduct,
  addSession,
  addUser,
  contents,
} from '../../testing/testData.queries.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

interface Cart {
  readonly userId: number;
  readonly token: string;
  readonly productId: number;
}

/** Returns a practitioner with packs of a new prescription product in the cart. */
async function aCart(packs: number, limit = 0, categoryIds: readonly number[] = []): Promise<Cart> {
  const buyer = await shop.signedIn();
  const changes = { type: 'any' as const, prescription_limit: limit, name: 'Lipofil' };
  const productId = await addProduct(shop.db, changes, categoryIds);
  await shop.ask(addCartLine, { token: buyer.token, body: line(productId, packs) });
  return { ...buyer, productId };
}

const line = (product_fk: number, cart_quantity: number, cart_req_prescription = true) => ({
  product_fk,
  cart_quantity,
  cart_req_prescription,
});

async function addOne({ token }: Pick<Cart, 'token'>): Promise<number> {
  const all = await shop.ask(addPreOrderPrescription, { token });
  return all.at(-1)?.id ?? 0;
}

const put = ({ token, productId }: Cart, rx_pk: number, rxprd_qty: number) =>
  shop.send(setPrescribedQuantity, { token, body: { rx_pk, product_pk: productId, rxprd_qty } });

const list = ({ token }: Pick<Cart, 'token'>) => shop.ask(listPreOrderPrescriptions, { token });

async function packsOn(cart: Pick<Cart, 'token'>): Promise<readonly (readonly number[])[]> {
  const all = await list(cart);
  return all.map(({ items }) => items.map(({ quantity }) => quantity));
}

const held = (cart: Cart, rx_pk: number, rxprd_qty: number) => ({
  rx_pk,
  items: [{ product_pk: cart.productId, rxprd_qty }],
});

const set = ({ token }: Cart, body: readonly unknown[]) =>
  shop.send(setAllocation, { token, body });

const choose = ({ token }: Pick<Cart, 'token'>, prescriber_fk: number) =>
  shop.send(setPrescriptionsPrescriber, { token, body: { prescriber_fk } });

const aPrescriber = (changes = {}) =>
  addUser(shop.db, { is_prescriber: true, claims_prescriber: true, ...changes });

/** Adds a prescriber who accepted the cart's user. */
const accepted = async (cart: Cart) => {
  const prescriberId = await aPrescriber();
  const pair = { practitionerId: cart.userId, prescriberId };
  await addLink(shop.db, { ...pair, status: 'accepted' }, shop.clock.now);
  return prescriberId;
};
const prescribe = ({ token }: Cart, body: unknown, key?: string) =>
  shop.send(prescribeCart, {
    token,
    body,
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
const aNew = (cart: Cart, patient_fk: number, rxprd_qty: number) => ({
  patient_fk,
  items: held(cart, 0, rxprd_qty).items,
});

async function versionOf(userId: number): Promise<number> {
  const cart = shop.db.selectFrom('carts').select('version').where('user_id', '=', userId);
  return (await cart.executeTakeFirstOrThrow()).version;
}

test('prescriptions of a cart are on every device of their user, and for nobody else @7.53 @7.54', async () => {
  const cart = await aCart(3);
  const [first, second] = [await addOne(cart), await addOne(cart)];
  await put(cart, second, 2);
  const elsewhere = await addSession(shop.db, cart.userId, shop.clock.now);
  const found = await list({ token: elsewhere });
  expect(found).toEqual([
    { id: first, patient: undefined, prescriber: undefined, items: [], productCategories: {} },
    {
      id: second,
      patient: undefined,
      prescriber: undefined,
      items: [{ productId: cart.productId, name: 'Lipofil', quantity: 2 }],
      productCategories: { [cart.productId]: [] },
    },
  ]);
  expect(await list(await shop.signedIn())).toEqual([]);
  expect(await shop.ask(countPrescribed, { token: cart.token })).toEqual([{ total: 2 }]);
});

test('a deleted prescription leaves its packs to the others @7.55 @7.56', async () => {
  const cart = await aCart(3);
  const [first, second] = [await addOne(cart), await addOne(cart)];
  await put(cart, first, 2);
  expect((await put(cart, second, 2)).statusCode).toBe(409);
  const left = await shop.ask(deletePreOrderPrescription, {
    token: cart.token,
    body: { rx_pk: first },
  });
  expect(left.map(({ id }) => id)).toEqual([second]);
  expect((await put(cart, second, 3)).statusCode).toBe(200);
  expect(await shop.ask(countPrescribed, { token: cart.token })).toEqual([{ total: 3 }]);
});

test('adding is refused once every pack is on a prescription, by either call @5.24 @7.26 @8.14', async () => {
  const cart = await aCart(2);
  const [answered] = await shop.ask(addCartPrescription, { token: cart.token });
  expect(answered).toMatchObject({ productId: cart.productId, quantity: 2, allocated: 0 });
  const [only] = await list(cart);
  await put(cart, only?.id ?? 0, 2);
  const before = await contents(shop.db);
  for (const call of [addPreOrderPrescription, addCartPrescription]) {
    const refused = await shop.send(call, { token: cart.token });
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      { message: 'No quantity left for new prescription', code: 'nothing-left-to-allocate' },
    ]);
  }
  expect(await contents(shop.db)).toBe(before);
});

test('a cart holds at most 100 prescriptions', async () => {
  const cart = await aCart(1);
  await shop.db
    .insertInto('cart_prescriptions')
    .values(Array.from({ length: 99 }, () => ({ user_id: cart.userId, patient_id: null })))
    .execute();
  expect((await shop.send(addPreOrderPrescription, { token: cart.token })).statusCode).toBe(200);
  const refused = await shop.send(addPreOrderPrescription, { token: cart.token });
  expect([refused.statusCode, refused.json()]).toMatchObject([
    400,
    { errors: { prescriptions: 'A cart holds at most 100 prescriptions' } },
  ]);
});

describe('the quantity on a prescription', () => {
  test('stays within the limit of the product, with its sentence @5.24 @7.52 @8.14', async () => {
    const cart = await aCart(5, 2);
    const id = await addOne(cart);
    expect((await put(cart, id, 2)).statusCode).toBe(200);
    const refused = await put(cart, id, 3);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { message: 'Maximum allowed quantity per prescription of Lipofil product is 2' },
    ]);
    expect(await packsOn(cart)).toEqual([[2]]);
  });

  test('stays within the limit of a category over all its products, with its sentence @5.24 @8.14', async () => {
    const { id: category } = await shop.db
      .insertInto('categories')
      .values({ name: 'Fillers', slug: 'fillers-limited', sort_order: 1, prescription_limit: 3 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const child = await addCategory(shop.db, 'Lips', category);
    const cart = await aCart(2, 0, [category]);
    const other = await addProduct(shop.db, { type: 'prescription' }, [child]);
    await shop.ask(addCartLine, { token: cart.token, body: line(other, 2) });
    const id = await addOne(cart);
    await put(cart, id, 2);
    expect((await put({ ...cart, productId: other }, id, 1)).statusCode).toBe(200);
    const refused = await put({ ...cart, productId: other }, id, 2);
    expect(refused.json()).toMatchObject({
      message: 'Maximum allowed quantity per prescription of Fillers category items is 3',
    });
  });

  test('is never above the packs left, below 0, or of a product outside the cart @5.24', async () => {
    const cart = await aCart(3);
    const [first, second] = [await addOne(cart), await addOne(cart)];
    await put(cart, first, 2);
    const tooMany = await put(cart, second, 2);
    expect([tooMany.statusCode, tooMany.json()]).toMatchObject([
      409,
      { message: 'Available quantity is 1' },
    ]);
    for (const wrong of [-1, 1.5, 10_000, '2', null])
      expect((await put(cart, second, wrong as number)).statusCode).toBe(400);
    const stranger = await addProduct(shop.db, { type: 'prescription' });
    const notThere = await put({ ...cart, productId: stranger }, second, 1);
    expect([notThere.statusCode, notThere.json()]).toMatchObject([
      404,
      { code: 'cart-line-missing' },
    ]);
    expect(await packsOn(cart)).toEqual([[2], []]);
  });

  test('never exceeds the cart, however many requests are concurrent @5.24', async () => {
    const cart = await aCart(5);
    const ids = [await addOne(cart), await addOne(cart), await addOne(cart), await addOne(cart)];
    const answers = await Promise.all(ids.map((id) => put(cart, id, 2)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(2);
    expect(statuses.filter((status) => status === 409)).toHaveLength(2);
    expect(await shop.ask(countPrescribed, { token: cart.token })).toEqual([{ total: 4 }]);
  });
});

describe('several quantities at once', () => {
  test('replace the old ones, and leave prescriptions that are not named @5.24', async () => {
    const cart = await aCart(6, 2);
    const [one, two, three] = [await addOne(cart), await addOne(cart), await addOne(cart)];
    await put(cart, three, 1);
    expect((await set(cart, [held(cart, one, 2), held(cart, two, 2)])).statusCode).toBe(200);
    expect(await packsOn(cart)).toEqual([[2], [2], [1]]);
    expect((await set(cart, [{ rx_pk: one, items: [] }, held(cart, two, 1)])).statusCode).toBe(200);
    expect(await packsOn(cart)).toEqual([[], [1], [1]]);
  });

  test.each([
    ['the limit of a product', 'product-limit-exceeded', [3, 0]],
    ['what the cart holds', 'available-quantity', [2, 2]],
  ])('are all refused when one exceeds %s @5.24', async (_what, code, [first = 0, second = 0]) => {
    const cart = await aCart(3, 2);
    const [one, two] = [await addOne(cart), await addOne(cart)];
    await put(cart, one, 1);
    const before = await contents(shop.db);
    const refused = await set(cart, [held(cart, one, first), held(cart, two, second)]);
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { code }]);
    expect(await contents(shop.db)).toBe(before);
  });

  test.each([
    ['a prescription twice', (cart: Cart, id: number) => [held(cart, id, 1), held(cart, id, 1)]],
    [
      'a product twice',
      ({ productId: product_pk }: Cart, rx_pk: number) => [
        { rx_pk, items: [1, 1].map((rxprd_qty) => ({ product_pk, rxprd_qty })) },
      ],
    ],
    ['fewer than no packs', (cart: Cart, id: number) => [held(cart, id, -1)]],
    ['no list', () => ({}) as readonly unknown[]],
  ])('are refused with %s', async (_what, bodyOf) => {
    const cart = await aCart(4);
    const id = await addOne(cart);
    const before = await contents(shop.db);
    expect((await set(cart, bodyOf(cart, id))).statusCode).toBe(400);
    expect(await contents(shop.db)).toBe(before);
  });
});

describe('several prescriptions at once', () => {
  test('are stored as the single calls store them @5.24 @7.50 @7.51 @7.52 @7.54', async () => {
    const ready = async () => {
      const cart = await aCart(6, 2);
      const prescriber_fk = await accepted(cart);
      const first = await addPatient(shop.db, cart.userId);
      const second = await addPatient(shop.db, cart.userId);
      return { cart, prescriber_fk, first, second, rx_pk: await addOne(cart) };
    };
    const stored = async ({ cart, prescriber_fk, first }: Awaited<ReturnType<typeof ready>>) =>
      (await list(cart)).map(({ patientId, prescriberId, items }) => ({
        isForFirst: patientId === first,
        isByPrescriber: prescriberId === prescriber_fk,
        packs: items.map(({ quantity }) => quantity),
      }));

    const single = await ready();
    const { token } = single.cart;
    const others = [
      { rx_pk: single.rx_pk, patient_fk: single.first },
      { rx_pk: await addOne(single.cart), patient_fk: single.second },
    ];
    for (const [place, body] of others.entries()) {
      await shop.ask(setPrescriptionPatient, { token, body });
      await put(single.cart, body.rx_pk, 2 - place);
    }
    await choose(single.cart, single.prescriber_fk);

    const together = await ready();
    const { cart, prescriber_fk, first, second, rx_pk } = together;
    const prescriptions = [{ rx_pk, ...aNew(cart, first, 2) }, aNew(cart, second, 1)];
    const answer = await prescribe(cart, { prescriber_fk, prescriptions });
    expect(answer.statusCode).toBe(200);
    expect(await stored(together)).toEqual([
      { isForFirst: true, isByPrescriber: true, packs: [2] },
      { isForFirst: false, isByPrescriber: true, packs: [1] },
    ]);
    expect(await stored(together)).toEqual(await stored(single));
  });

  test('are added once, however often they are sent under one key', async () => {
    const cart = await aCart(4, 2);
    const patient = await addPatient(shop.db, cart.userId);
    const body = { prescriptions: [aNew(cart, patient, 2), aNew(cart, patient, 1)] };
    const answers = await Promise.all([1, 2, 3].map(() => prescribe(cart, body, 'once')));
    for (const answer of answers) expect(answer.json()).toEqual(answers[0]?.json());
    expect(await packsOn(cart)).toEqual([[2], [1]]);
    const version = await versionOf(cart.userId);
    const [{ id: rx_pk } = { id: 0 }] = await list(cart);
    const same = { prescriptions: [{ rx_pk, ...aNew(cart, patient, 2) }] };
    expect((await prescribe(cart, same)).statusCode).toBe(200);
    expect(await versionOf(cart.userId)).toBe(version);
    const other = await prescribe(cart, same, 'once');
    expect([other.statusCode, other.json()]).toMatchObject([409, { code: 'key-reused' }]);
  });

  test.each([
    [
      'a product above its limit',
      409,
      'product-limit-exceeded',
      (cart: Cart, own: number) => ({ prescriptions: [aNew(cart, own, 2), aNew(cart, own, 3)] }),
    ],
    [
      'more packs than the cart holds',
      409,
      'available-quantity',
      (cart: Cart, own: number) => ({ prescriptions: [aNew(cart, own, 2), aNew(cart, own, 2)] }),
    ],
    [
      "another practitioner's patient",
      404,
      'patient-missing',
      (cart: Cart, own: number, theirs: number) => ({
        prescriptions: [aNew(cart, own, 1), aNew(cart, theirs, 1)],
      }),
    ],
    [
      'a prescriber who has not accepted',
      404,
      'prescriber-missing',
      (cart: Cart, own: number) => ({
        prescriber_fk: cart.userId,
        prescriptions: [aNew(cart, own, 1)],
      }),
    ],
    [
      'fewer than no packs',
      400,
      'invalid-request',
      (cart: Cart, own: number) => ({ prescriptions: [aNew(cart, own, 1), aNew(cart, own, -1)] }),
    ],
    [
      'more than a hundred',
      400,
      'invalid-request',
      () => ({ prescriptions: Array.from({ length: 101 }, () => ({ items: [] })) }),
    ],
    ['no list', 400, 'invalid-request', () => ({ prescriptions: {} })],
  ] as const)('are not stored with %s', async (_what, status, code, bodyOf) => {
    const cart = await aCart(3, 2);
    const own = await addPatient(shop.db, cart.userId);
    const theirs = await addPatient(shop.db, (await shop.signedIn()).userId);
    const before = await contents(shop.db);
    const refused = await prescribe(cart, bodyOf(cart, own, theirs), 'once');
    expect([refused.statusCode, refused.json()]).toMatchObject([status, { code }]);
    expect(await contents(shop.db)).toBe(before);
  });
});

describe('the patient of a prescription', () => {
  test("is one of the buyer's own: another practitioner's is not found @7.50", async () => {
    const cart = await aCart(1);
    const id = await addOne(cart);
    const other = await shop.signedIn();
    const theirs = await addPatient(shop.db, other.userId);
    const own = await addPatient(shop.db, cart.userId, { first_name: 'Ann', last_name: 'Lee' });
    const give = (patient_fk: number) =>
      shop.send(setPrescriptionPatient, { token: cart.token, body: { rx_pk: id, patient_fk } });
    const before = await contents(shop.db);
    for (const patient of [theirs, 2_000_000_000]) {
      const refused = await give(patient);
      expect([refused.statusCode, refused.json()]).toMatchObject([
        404,
        { code: 'patient-missing' },
      ]);
    }
    expect(await contents(shop.db)).toBe(before);
    expect((await give(own)).statusCode).toBe(200);
    expect(await list(cart)).toMatchObject([
      { patientId: own, patient: { id: own, firstName: 'Ann', lastName: 'Lee' } },
    ]);
  });
});

describe('the prescriber of a cart', () => {
  test.each(['pending', 'declined', 'ended'] as const)(
    'must have accepted the buyer: a %s request is refused @7.51',
    async (status) => {
      const cart = await aCart(1);
      await addOne(cart);
      const [asked, stranger] = [await aPrescriber(), await aPrescriber()];
      const pair = { practitionerId: cart.userId, prescriberId: asked };
      await addLink(shop.db, { ...pair, status }, shop.clock.now);
      const before = await contents(shop.db);
      for (const prescriber of [asked, stranger, cart.userId]) {
        const refused = await choose(cart, prescriber);
        expect([refused.statusCode, refused.json()]).toMatchObject([
          404,
          { code: 'prescriber-missing' },
        ]);
      }
      expect(await contents(shop.db)).toBe(before);
    },
  );

  test('is the same for all prescriptions, including later ones @7.51', async () => {
    const cart = await aCart(2);
    await addOne(cart);
    const prescriberId = await aPrescriber({ first_name: 'Priya', last_name: 'Nair' });
    const pair = { practitionerId: cart.userId, prescriberId };
    await addLink(shop.db, { ...pair, status: 'accepted' }, shop.clock.now);
    expect((await choose(cart, prescriberId)).statusCode).toBe(200);
    await addOne(cart);
    const found = await list(cart);
    expect(found.map((each) => [each.prescriberId, each.prescriber?.lastName])).toEqual([
      [prescriberId, 'Nair'],
      [prescriberId, 'Nair'],
    ]);
  });

  test.each([
    [
      'ended the link',
      async (id: number) => {
        const links = shop.db.updateTable('prescriber_links').where('prescriber_id', '=', id);
        await links.set({ status: 'ended', ended_at: shop.clock.now }).execute();
      },
    ],
    [
      'was suspended',
      async (id: number) => {
        const users = shop.db.updateTable('users').where('id', '=', id);
        await users.set({ account_state: 'suspended' }).execute();
      },
    ],
  ])('who %s meanwhile is named, but no longer set', async (_what, leave) => {
    const cart = await aCart(1);
    await addOne(cart);
    const prescriberId = await aPrescriber({ last_name: 'Nair' });
    const pair = { practitionerId: cart.userId, prescriberId };
    await addLink(shop.db, { ...pair, status: 'accepted' }, shop.clock.now);
    await choose(cart, prescriberId);
    await leave(prescriberId);
    const [found] = await list(cart);
    expect(found?.prescriber?.lastName).toBe('Nair');
    expect(found?.prescriberId).toBeUndefined();
  });

  test("can only be the buyer in a prescriber's own checkout @6.3", async () => {
    const userId = await aPrescriber();
    const token = await addSession(shop.db, userId, shop.clock.now);
    const productId = await addProduct(shop.db, { type: 'prescription' });
    await shop.ask(addCartLine, { token, body: line(productId, 1) });
    await addOne({ token });
    expect((await list({ token }))[0]).toMatchObject({ prescriberId: userId });
    expect((await choose({ token }, userId)).statusCode).toBe(200);
    expect((await choose({ token }, await aPrescriber())).statusCode).toBe(404);
  });
});

describe("another user's prescription", () => {
  test.each([
    ['gets no patient', setPrescriptionPatient, (rx_pk: number) => ({ rx_pk, patient_fk: 1 })],
    [
      'gets no packs',
      setPrescribedQuantity,
      (rx_pk: number, product_pk: number) => ({ rx_pk, product_pk, rxprd_qty: 1 }),
    ],
    ['gets no items', setAllocation, (rx_pk: number) => [{ rx_pk, items: [] }]],
    [
      'gets no items beside a new one',
      prescribeCart,
      (rx_pk: number) => ({ prescriptions: [{ items: [] }, { rx_pk, items: [] }] }),
    ],
    ['is not deleted', deletePreOrderPrescription, (rx_pk: number) => ({ rx_pk })],
  ])('%s', async (_what, call, bodyOf) => {
    const theirs = await aCart(2);
    const id = await addOne(theirs);
    const mine = await aCart(2);
    const before = await contents(shop.db);
    const body = bodyOf(id, mine.productId);
    const refused = await shop.send(call, { token: mine.token, body });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      404,
      { code: 'prescription-missing' },
    ]);
    expect(await contents(shop.db)).toBe(before);
  });
});

describe('cart and prescriptions', () => {
  test('share one version, which rises with every change and only then', async () => {
    const cart = await aCart(3);
    const { userId, token, productId } = cart;
    const patient_fk = await addPatient(shop.db, userId);
    const moves = async (work: () => Promise<unknown>) => {
      const before = await versionOf(userId);
      await work();
      return (await versionOf(userId)) - before;
    };
    expect(await moves(() => addOne(cart))).toBe(1);
    const [{ id: rx_pk } = { id: 0 }] = await list(cart);
    const patient = () => shop.ask(setPrescriptionPatient, { token, body: { rx_pk, patient_fk } });
    const allocation = () =>
      shop.ask(setAllocation, {
        token,
        body: [{ rx_pk, items: [{ product_pk: productId, rxprd_qty: 1 }] }],
      });
    expect(await moves(patient)).toBe(1);
    expect(await moves(patient)).toBe(0);
    expect(await moves(() => put(cart, rx_pk, 2))).toBe(1);
    expect(await moves(() => put(cart, rx_pk, 2))).toBe(0);
    expect(await moves(() => put(cart, rx_pk, 4))).toBe(0);
    expect(await moves(allocation)).toBe(1);
    expect(await moves(allocation)).toBe(0);
    expect(await moves(() => list(cart))).toBe(0);
    expect(await moves(() => shop.ask(clearCartPrescriptions, { token }))).toBe(1);
    expect(await moves(() => shop.ask(clearCartPrescriptions, { token }))).toBe(0);
  });

  test('keep what fits when the cart changes, and lose nothing unasked @4.4 @7.25', async () => {
    const cart = await aCart(4);
    const [one, two] = [await addOne(cart), await addOne(cart)];
    await put(cart, one, 3);
    await put(cart, two, 1);
    const fewer = await shop.ask(updateCartLine, {
      token: cart.token,
      body: line(cart.productId, 2),
    });
    expect(fewer).toMatchObject([{ quantity: 2, allocated: 2 }]);
    expect(await packsOn(cart)).toEqual([[3], [1]]);
    // More packs than the cart holds can only be reduced.
    expect((await put(cart, two, 2)).statusCode).toBe(409);
    expect((await put(cart, one, 1)).statusCode).toBe(200);
    const cleared = await shop.ask(clearCartPrescriptions, { token: cart.token });
    expect(cleared).toMatchObject([{ quantity: 2, allocated: 0 }]);
    expect(await list(cart)).toEqual([]);
  });

  test('go with a cleared cart, with their prescriber, and stay when products are removed singly @7.24', async () => {
    const cart = await aCart(2);
    const { token, userId, productId } = cart;
    const prescriber_fk = await addUser(shop.db, { is_prescriber: true, claims_prescriber: true });
    const link = {
      practitionerId: userId,
      prescriberId: prescriber_fk,
      status: 'accepted',
    } as const;
    await addLink(shop.db, link, shop.clock.now);
    await put(cart, await addOne(cart), 2);
    await shop.ask(setPrescriptionsPrescriber, { token, body: { prescriber_fk } });
    const taken = { product_fk: productId, cart_req_prescription: true };
    expect(await shop.ask(removeCartLine, { token, body: taken })).toEqual([]);
    expect(await list(cart)).toMatchObject([
      { prescriberId: prescriber_fk, items: [{ quantity: 2 }] },
    ]);
    expect(await shop.ask(clearCart, { token })).toEqual([]);
    expect(await list(cart)).toEqual([]);
    await shop.ask(addCartLine, { token, body: line(productId, 1) });
    await addOne(cart);
    const [begun] = await list(cart);
    expect([begun?.prescriberId, begun?.prescriber]).toEqual([undefined, undefined]);
  });

  test('a product that left the shop stays on its prescription by name, and can only be reduced', async () => {
    const cart = await aCart(2, 2);
    const id = await addOne(cart);
    await put(cart, id, 1);
    const { productId } = cart;
    await shop.db
      .updateTable('products')
      .set({ is_on_sale: false })
      .where('id', '=', productId)
      .execute();
    expect(await shop.ask(getCart, { token: cart.token })).toEqual([]);
    expect((await list(cart))[0]?.items).toEqual([{ productId, name: 'Lipofil', quantity: 1 }]);
    expect((await put(cart, id, 2)).statusCode).toBe(404);
    expect((await put(cart, id, 0)).statusCode).toBe(200);
    expect(await packsOn(cart)).toEqual([[]]);
  });
});
