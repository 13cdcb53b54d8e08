import { getCart } from '@formulary/rules/calls/cartCalls';
import { listPreOrderPrescriptions } from '@formulary/rules/calls/preOrderCalls';
import { listPrescriptions } from '@formulary/rules/calls/prescriptionCalls';
import { prescriptionItem } from '@formulary/rules/prescriptions/prescriptionItem';
import type { Words } from '@formulary/rules/wire/codec';
import { listOf } from '@formulary/rules/wire/collections';
import { orderBody } from '@formulary/server/testing/orders/orderBody';
import { signingForm } from '@formulary/server/testing/calls/signingForm';
import { BENCH_PASSWORD, BENCH_PRESCRIBER, benchEmail } from '../benchBuyers.ts';
import type { BenchCatalogue } from '../scenarios.ts';
import { largeSignature } from './largeSignature.ts';
import type { Load } from './openLoad.ts';

/** Limits of the rules: lines of a cart or list, prescriptions of a cart, lists of a buyer. */
const MOST = { lines: 500, prescriptions: 100, lists: 50 };
/** Items per prescription; two have more, for their PDFs. */
const ITEMS = 40;
const ITEMS_OF_LARGE = 100;
const LARGE_PRESCRIPTIONS = 2;
/** Maximum characters of an item's directions. */
const LONGEST_DIRECTIONS = 1000;
/** Orders of a buyer from which the usual order is made. */
const LARGE_ORDERS = 5;

/** Buyers of the shop, by the contents of their carts. */
export const buyers = { load: 0, bystander: 1, prescribed: 2, patients: 3, again: 4 } as const;

/** Ids that the acts of one client use. */
export interface FilledShop {
  /** Orders of 500 lines, of the loading buyer and of the one who reorders. */
  readonly largeOrder: number;
  readonly orderBoughtAgain: number;
  /** An order of 100 prescriptions with 40 items each. */
  readonly prescribedOrder: number;
  /** Its prescriptions, all verified. The last two have 100 items, and the last is signed. */
  readonly prescriptions: readonly VerifiedPrescription[];
  readonly lists: readonly number[];
}

/** A prescription and its verified document. */
export interface VerifiedPrescription {
  readonly id: number;
  readonly documentId: string;
}

/** Signs in a buyer, counted from 0, or the prescriber. Returns the token. */
export function tokenOf(load: Load, who: number | typeof BENCH_PRESCRIBER): Promise<string> {
  return load.ask<string>({
    method: 'POST',
    path: '/api/users/login',
    body: {
      user_email: typeof who === 'number' ? benchEmail(who) : who,
      user_password: BENCH_PASSWORD,
    },
  });
}

/** Returns the maximum number of cart lines, one pack each by default, from an offset in the products. */
export function manyLines(
  { productIds }: BenchCatalogue,
  { from = 0, count = MOST.lines, packs = 1, isPrescription = false } = {},
) {
  return Array.from({ length: count }, (_, index) => ({
    product_fk: productIds[(from + index) % productIds.length] ?? 1,
    cart_req_prescription: isPrescription,
    cart_quantity: packs,
  }));
}

/** Places an order of the cart. Returns its id. */
export async function placeOrder(
  load: Load,
  token: string,
  { delivery }: BenchCatalogue,
): Promise<number> {
  const lines = getCart.answer.read(await load.ask({ path: getCart.path, token }));
  const shown = listPreOrderPrescriptions.answer.read(
    await load.ask({ method: 'POST', path: listPreOrderPrescriptions.path, token }),
  );
  const fee = Math.round(delivery.do_price * 1000);
  const order = { deliveryOptionId: delivery.do_pk };
  const body = orderBody(lines, order, fee, shown);
  const placed = { method: 'POST', path: '/api/orders', token, body } as const;
  return (await load.ask<{ readonly order_pk: number }>(placed)).order_pk;
}

/** Fills a cart with the maximum number of lines. */
export function fillCart(
  load: Load,
  token: string,
  items: ReturnType<typeof manyLines>,
): Promise<unknown> {
  return load.ask({ method: 'POST', path: '/api/carts/addMany', token, body: { items } });
}

/** Fills a shop through its API, with everything as large as the rules allow one buyer. */
export async function fillShop(load: Load, catalogue: BenchCatalogue): Promise<FilledShop> {
  const [token, bystander, prescribed, again] = await Promise.all(
    [buyers.load, buyers.bystander, buyers.prescribed, buyers.again].map((who) =>
      tokenOf(load, who),
    ),
  );
  if (!token || !bystander || !prescribed || !again) throw new Error('Nobody is signed in');
  await fillCart(load, bystander, manyLines(catalogue, { count: 3 }));
  let largeOrder = 0;
  for (let turn = 0; turn < LARGE_ORDERS; turn += 1) {
    await fillCart(load, token, manyLines(catalogue, { from: turn * MOST.lines }));
    largeOrder = await placeOrder(load, token, catalogue);
  }
  await fillCart(load, token, manyLines(catalogue));
  await fillCart(load, again, manyLines(catalogue));
  const orderBoughtAgain = await placeOrder(load, again, catalogue);
  const lists: number[] = [];
  for (let list = 0; list < MOST.lists; list += 1) {
    const list_lines = manyLines(catalogue, { from: list }).map((line) => ({
      product_pk: line.product_fk,
      cart_req_prescription: false,
      list_quantity: 1,
    }));
    const body = { list_name: `List ${list}`, list_lines };
    const made = await load.ask<{ readonly list_pk: number }>({
      method: 'POST',
      path: '/api/lists',
      token,
      body,
    });
    lists.push(made.list_pk);
  }
  const prescribedOrder = await orderPrescriptions(load, prescribed, catalogue);
  await fillPrescribedCart(load, prescribed, catalogue);
  const prescriptions = await verifyAll(load, prescribedOrder);
  return { largeOrder, orderBoughtAgain, prescribedOrder, prescriptions, lists };
}

async function orderPrescriptions(
  load: Load,
  token: string,
  catalogue: BenchCatalogue,
): Promise<number> {
  await fillPrescribedCart(load, token, catalogue);
  return placeOrder(load, token, catalogue);
}

/** Fills a cart with the maximum number of prescriptions, each with a pack of each product. */
async function fillPrescribedCart(
  load: Load,
  token: string,
  catalogue: BenchCatalogue,
): Promise<void> {
  const post = <Answer>(path: string, body?: unknown) =>
    load.ask<Answer>({ method: 'POST', path, token, body });
  const lines = manyLines(catalogue, { count: ITEMS_OF_LARGE, isPrescription: true }).map(
    (line, index) => ({
      ...line,
      cart_quantity: index < ITEMS ? MOST.prescriptions : LARGE_PRESCRIPTIONS,
    }),
  );
  await fillCart(load, token, lines);
  const patients = { path: '/api/patients', token };
  const [patient] = await load.ask<readonly { readonly patient_pk: number }[]>(patients);
  const [prescriber] = await post<readonly { readonly user_pk: number }[]>(
    '/api/prescribers/getPrescribers',
    { query: {} },
  );
  const ids: number[] = [];
  for (let count = 0; count < MOST.prescriptions; count += 1) {
    const all = await post<readonly { readonly rx_pk: number }[]>('/api/prescriptions/addRx');
    const rx_pk = all.at(-1)?.rx_pk ?? 0;
    ids.push(rx_pk);
    const body = { rx_pk, patient_fk: patient?.patient_pk };
    await post('/api/prescriptions/updateRxPatient', body);
  }
  await post('/api/prescriptions/updateRxPrescriber', { prescriber_fk: prescriber?.user_pk });
  const items = lines.map(({ product_fk }) => ({ product_pk: product_fk, rxprd_qty: 1 }));
  const allocation = ids.map((rx_pk, index) => ({
    rx_pk,
    items: index < LARGE_PRESCRIPTIONS ? items : items.slice(0, ITEMS),
  }));
  await post('/api/prescriptions/updateRxAllocation', allocation);
}

/** Verifies every prescription of an order with directions of maximum length, and signs the last. */
async function verifyAll(load: Load, orderId: number): Promise<readonly VerifiedPrescription[]> {
  const token = await tokenOf(load, BENCH_PRESCRIBER);
  const page = { limit: MOST.prescriptions, skip: 0 };
  const found = listPrescriptions.answer.read(
    await load.ask({
      method: 'POST',
      path: listPrescriptions.path,
      token,
      body: { query: { order_fk: orderId }, page },
    }),
  );
  const directions = 'One in the morning and one in the evening with water. '
    .repeat(LONGEST_DIRECTIONS)
    .slice(0, LONGEST_DIRECTIONS);
  const items = listOf(prescriptionItem, MOST.lines);
  const verified: VerifiedPrescription[] = [];
  for (const prescription of found) {
    const prescribed: readonly Words<typeof prescriptionItem>[] = prescription.items;
    const documentId = await load.ask<string>({
      method: 'POST',
      path: '/api/prescriptions/verify',
      token,
      body: {
        prescription_pk: prescription.id,
        prescription_details: '',
        prescription_items: items.write(prescribed.map((item) => ({ ...item, directions }))),
      },
    });
    verified.push({ id: prescription.id, documentId });
  }
  const last = verified.at(-1);
  if (!last) throw new Error('The order has no prescriptions');
  const form = signingForm(last, await largeSignature());
  await load.ask({ method: 'PUT', path: '/api/prescriptions/sign', token, form });
  return verified;
}
