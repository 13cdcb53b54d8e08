import type { PreOrderPrescription } from '@formulary/rules/allocation/preOrderPrescription';
import {
  limitsOfSome,
  type PrescriptionLimit,
  prescriptionLimits,
} from '@formulary/rules/allocation/prescriptionLimits';
import { checkOrder, checkPrescriptions } from '@formulary/rules/checkout/checkOrder';
import type { ShownPrescription } from '@formulary/rules/orders/orderRequest';
import type { DeliveryOption } from '@formulary/rules/orders/deliveryOption';
import type { Cart } from '../../carts/Cart.ts';
import { lockCart, readCart } from '../../carts/carts.queries.ts';
import type { Trx } from '../../platform/database/Trx.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import type { PrescriptionDraft } from '../../prescriptions/insertPrescriptions.queries.ts';
import { lockAllocation } from '../../prescriptions/preOrder/cartPrescriptions.ts';
import type { Buyer } from '../../prescriptions/preOrder/preOrder.queries.ts';
import type { OrderContents, PlaceOrderInput } from './OrderDraft.ts';
import { isCartOrdered, lockLimitsOfCart, lockProductsOfCart } from './placeOrder.queries.ts';

/**
 * Reads the prescriptions of a locked cart under lock until the transaction ends. Refuses cart and prescriptions unless
 * they match what the buyer was shown and keep every rule (readings R9 and R14, T36).
 */
export async function contentsOfCart(
  trx: Trx,
  { buyer, request }: PlaceOrderInput,
  cart: Cart,
  delivery: DeliveryOption,
): Promise<OrderContents> {
  const amount = Refused.unless(checkOrder(cart.lines, delivery, request));
  const prescribed = await prescriptionsOf(trx, buyer, cart, request.prescriptions);
  const { version: cartVersion, lines, offerVersions } = cart;
  return { cartVersion, lines, offerVersions, manualItems: [], ...prescribed, amount };
}

/**
 * Reads a cart under lock until the transaction ends, with its limits and, if asked, its products, in one round trip.
 * Refuses an empty cart.
 */
export async function lockCartToOrder(
  trx: Trx,
  { userId, now, locksProducts }: { userId: number; now: Date; locksProducts: boolean },
): Promise<Cart> {
  const [, , , cart] = await Promise.all([
    lockCart(trx, userId),
    lockLimitsOfCart(trx, userId),
    locksProducts ? lockProductsOfCart(trx, userId) : undefined,
    // Runs after the locks are taken: the contents may have changed while this transaction waited.
    readCart(trx, userId, now),
  ]);
  if (cart.lines.length > 0) return cart;
  const isOrdered = await isCartOrdered(trx, userId, cart.version - 1);
  throw new Refused(isOrdered ? 'order-already-placed' : 'cart-empty');
}

/**
 * Reads the prescriptions of a locked cart; refuses a prescriber who has ended the link before any other check (T17).
 */
async function prescriptionsOf(
  trx: Trx,
  buyer: Buyer,
  cart: Cart,
  shown: readonly ShownPrescription[],
): Promise<Pick<OrderContents, 'prescriptions' | 'prescriber'>> {
  // Leftover prescriptions of a cart that needs none stay out of its order.
  const isPrescribed = cart.lines.some(({ isPrescription }) => isPrescription);
  const { state, prescriber } = isPrescribed
    ? await lockAllocation(trx, buyer, cart)
    : { state: { lines: [], categories: [], prescriptions: [] }, prescriber: undefined };
  if (state.prescriptions.length > 0 && prescriber?.isAccepted === false)
    throw new Refused('prescriber-ended');
  const limits = prescriptionLimits(state);
  const prescriptions = Refused.unless(checkPrescriptions(state, buyer, shown)).map((each) =>
    draftOf(limits, buyer, each),
  );
  return { prescriptions, prescriber };
}

/** Returns the prescription to write, with the limits that apply now: it is judged by them later (spec 5.24). */
function draftOf(
  limitsOfCart: readonly PrescriptionLimit[],
  buyer: Buyer,
  { patientId, prescriberId, items, id }: PreOrderPrescription,
): PrescriptionDraft {
  if (patientId === undefined)
    throw new Error(`Prescription ${id} was let through without patient`);
  const ids = items.map(({ productId }) => productId);
  const limits = limitsOfSome(limitsOfCart, ids).map(({ kind, name, most, productIds }) => {
    return { kind, name, most, productIds: [...productIds] };
  });
  return {
    patientId,
    prescriberId: prescriberId ?? buyer.userId,
    isManual: false,
    limits,
    items: items.map(({ productId, quantity }) => ({ productId, manualIndex: null, quantity })),
  };
}
