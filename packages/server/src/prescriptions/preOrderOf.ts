import { allocatableLine } from '@formulary/rules/allocation/allocatableLine';
import type { AllocatableLine } from '@formulary/rules/allocation/allocationState';
import type { PreOrderPrescriptionAnswer } from '@formulary/rules/allocation/preOrderPrescription';
import type { Cart } from '../carts/Cart.ts';
import { readCategories } from '../catalogue/catalogue.queries.ts';
import type { Db } from '../platform/database/Db.ts';
import type { Buyer } from './Buyer.ts';
import type { PreOrder } from './PreOrder.ts';
import {
  type KeptPrescriber,
  type KeptPrescription,
  readKeptPrescriber,
  readKeptPrescriptions,
  readMissingLines,
} from './preOrder.queries.ts';

/**
 * The cart of a buyer with its prescriptions. A product that left the cart and stands on a prescription is a line of
 * no packs. A prescriber who prescribes for the buyer no longer is named, but not as the one of the prescriptions.
 */
export async function preOrderOf(db: Db, buyer: Buyer, cart: Cart): Promise<PreOrder> {
  const kept = await readKeptPrescriptions(db, buyer.userId);
  const prescriber = await readKeptPrescriber(db, buyer);
  const inCart = cart.lines.map(allocatableLine);
  const prescribed = new Set(
    inCart.filter(({ isPrescription }) => isPrescription).map(({ productId }) => productId),
  );
  const held = kept.flatMap(({ items }) => items.map(({ productId }) => productId));
  const missing = [...new Set(held)].filter((id) => !prescribed.has(id));
  const lines = [...inCart, ...(await readMissingLines(db, missing))];
  const products = new Map(lines.map((line) => [line.productId, line]));
  const prescriptions = kept.map((each) => answerOf(each, prescriber, products));
  return {
    cart,
    state: { lines, categories: await readCategories(db), prescriptions },
    prescriptions,
  };
}

function answerOf(
  { id, patientId, firstName, lastName, items }: KeptPrescription,
  prescriber: KeptPrescriber | undefined,
  products: ReadonlyMap<number, AllocatableLine>,
): PreOrderPrescriptionAnswer {
  const isNamed = patientId !== null && firstName !== null && lastName !== null;
  return {
    id,
    ...(isNamed
      ? { patientId, patient: { id: patientId, firstName, lastName } }
      : { patient: undefined }),
    ...(prescriber?.isAccepted ? { prescriberId: prescriber.id } : {}),
    prescriber,
    items: items.map((item) => ({ ...item, name: products.get(item.productId)?.name ?? '' })),
    productCategories: Object.fromEntries(
      items.map(({ productId }) => [String(productId), products.get(productId)?.categoryIds ?? []]),
    ),
  };
}
