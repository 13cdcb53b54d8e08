import { limitsOn } from '@formulary/rules/allocation/limitsOn';
import type { PreOrderPrescription } from '@formulary/rules/allocation/preOrderPrescription';
import { checkOrder } from '@formulary/rules/checkout/checkOrder';
import { checkPrescriptions } from '@formulary/rules/checkout/checkPrescriptions';
import type { DeliveryOption } from '@formulary/rules/orders/deliveryOption';
import { lockCart } from '../carts/carts.queries.ts';
import { lockAcceptedLink } from '../partners/lockAcceptedLink.queries.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { Refused } from '../platform/problems/Refused.ts';
import type { Buyer } from '../prescriptions/Buyer.ts';
import type { PreOrder } from '../prescriptions/PreOrder.ts';
import type { PrescriptionDraft } from '../prescriptions/PrescriptionDraft.ts';
import { readPreOrder } from '../prescriptions/readPreOrder.ts';
import type { OrderContents } from './OrderContents.ts';
import type { PlaceOrderInput } from './PlaceOrderInput.ts';
import { isCartOrdered, lockProductsOfCart } from './placeOrder.queries.ts';

/**
 * The cart and its prescriptions as they are ordered, once they are what the buyer was shown and keep every rule: read under
 * lock, with nobody else changing them until the transaction ends (readings R9 and R14, T36).
 */
export async function contentsOfCart(
  trx: Trx,
  { buyer, request }: PlaceOrderInput,
  delivery: DeliveryOption,
  now: Date,
): Promise<OrderContents> {
  const preOrder = await lockedPreOrder(trx, buyer, now);
  const { cart, state } = preOrder;
  const amount = Refused.unless(checkOrder(cart.lines, delivery, request));
  if (hasLostPrescriber(preOrder)) throw new Refused('prescriber-ended');
  const ordered = Refused.unless(checkPrescriptions(state, buyer, request.prescriptions));
  const prescriptions = ordered.map((each) => draftOf(preOrder, buyer, each));
  const prescriberId = prescriptions[0]?.prescriberId ?? buyer.userId;
  const isLinked =
    prescriberId === buyer.userId || (await lockAcceptedLink(trx, buyer.userId, prescriberId));
  if (!isLinked) throw new Refused('prescriber-ended');
  return { cartVersion: cart.version, lines: cart.lines, manualItems: [], prescriptions, amount };
}

async function lockedPreOrder(trx: Trx, buyer: Buyer, now: Date): Promise<PreOrder> {
  await lockCart(trx, buyer.userId);
  await lockProductsOfCart(trx, buyer.userId);
  // Read after the locks: what was there before may have changed while waiting for them.
  const preOrder = await readPreOrder(trx, buyer, now);
  const { lines, version } = preOrder.cart;
  if (lines.length > 0) return preOrder;
  const isOrdered = await isCartOrdered(trx, buyer.userId, version - 1);
  throw new Refused(isOrdered ? 'order-already-placed' : 'cart-empty');
}

/** Whether who was chosen to prescribe packs of this cart does so no longer (T17). */
function hasLostPrescriber({ cart, prescriptions }: PreOrder): boolean {
  const isPrescribed = cart.lines.some(({ isPrescription }) => isPrescription);
  return (
    isPrescribed &&
    prescriptions.some(({ prescriber, prescriberId }) => prescriber && prescriberId === undefined)
  );
}

function draftOf(
  { state }: PreOrder,
  buyer: Buyer,
  { patientId, prescriberId, items, id }: PreOrderPrescription,
): PrescriptionDraft {
  if (patientId === undefined)
    throw new Error(`Prescription ${id} was let through without patient`);
  const limits = limitsOn(state, { items }).map(({ kind, name, most, productIds }) => {
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
