import { coldChainRefusal } from '@formulary/rules/checkout/coldChain';
import type { Mills } from '@formulary/rules/money/mills';
import { checkPrescriptionAction } from '@formulary/rules/prescriptions/prescriptionAction';
import type { PrescriptionItem } from '@formulary/rules/prescriptions/prescriptionItem';
import { fullName } from '@formulary/rules/text/fullName';
import { readProfile } from '../accounts/users.queries.ts';
import { readProducts } from '../catalogue/catalogue.queries.ts';
import type { CatalogueProduct } from '../catalogue/CatalogueProduct.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { queueMail } from '../platform/mail/queueMail.queries.ts';
import { Refused } from '../platform/problems/Refused.ts';
import type { Origin } from '../prescriptions/events/originOf.ts';
import { recordPrescriptionEvent } from '../prescriptions/events/recordPrescriptionEvent.queries.ts';
import { prescriptionOf } from '../prescriptions/prescriptions.rows.ts';
import type { Shop } from '../start/Shop.ts';
import { lineOfSubstitute, readSupply } from './changeOrder.queries.ts';
import { changeOrder } from './changeOrder.ts';
import { freezePrescription } from './freezePrescription.ts';
import { requireWithinLimits } from './requireWithinLimits.ts';
import { type LockedPrescription, lockPrescription } from './lockPrescription.ts';
import { orderChangedMail } from './mails/orderChangedMail.ts';
import {
  insertSubstitute,
  type ItemPosition,
  lockProducts,
  lockSigner,
  readItemPositions,
  writeItem,
} from './review.queries.ts';
import { type Review, settledItems } from './settledItems.ts';

/**
 * Verifies a prescription (spec 7.46, reading R20): writes the prescriber's changes to it and to the order's lines,
 * stock and total, then freezes its text and hash. Returns the document's id. Refuses with 'prescription-missing' and
 * 'prescription-locked'; with 'product-limit-exceeded' and 'category-limit-exceeded' by the limits of the time of the
 * order; and as `applyReview`, `verifyRequestOf`, `coldChainRefusal` (for substitutes) and `changeOrder` do.
 */
export function verifyPrescription(
  context: Pick<Shop, 'db' | 'now' | 'shopUrl' | 'daysToSign' | 'ledger'>,
  { review, ...origin }: Origin & { readonly review: Review },
): Promise<string> {
  const now = context.now();
  const { userId } = origin;
  return withTransaction(context.db, async (trx) => {
    const locked = await lockPrescription(trx, userId, review.id);
    const places = await readItemPositions(trx, review.id);
    const substitutes = review.items.flatMap(({ substitutedBy }) => substitutedBy ?? []);
    await lockProducts(trx, [...places.map(({ productId }) => productId), ...substitutes]);
    const { row } = await lockPrescription(trx, userId, review.id);
    if (!(await lockSigner(trx, userId))) throw new Refused('prescription-missing');
    const prescription = prescriptionOf(row, context.daysToSign);
    Refused.unless(checkPrescriptionAction(prescription, 'verify', userId));
    if (locked.order.state === 'Cancelled') throw new Refused('prescription-locked');

    const products = await readProducts(trx, substitutes);
    const items = settledItems(prescription, review, products);
    const supply = await readSupply(trx, locked.order.id, substitutes);
    const cold = coldChainRefusal(supply.goods, supply);
    if (cold) throw new Refused(cold);
    await requireWithinLimits(trx, prescription.id, items);
    await writeItems(trx, { locked, places, items, products, userId, now, context });

    const documentId = await freezePrescription(trx, {
      prescription,
      items,
      comments: review.comments,
      now,
    });
    await recordPrescriptionEvent(trx, context.ledger, {
      prescriptionId: review.id,
      kind: 'verified',
      actorId: userId,
      at: now,
      address: origin.address,
      agent: origin.agent,
      detail: { documentId },
    });
    return documentId;
  });
}

interface Writing {
  readonly locked: LockedPrescription;
  readonly places: readonly ItemPosition[];
  readonly items: readonly PrescriptionItem[];
  readonly products: readonly CatalogueProduct[];
  readonly userId: number;
  readonly now: Date;
  readonly context: Pick<Shop, 'shopUrl'>;
}

async function writeItems(trx: Trx, writing: Writing): Promise<void> {
  const { locked, places, items, products, userId, now, context } = writing;
  const { order, row } = locked;
  const packs: (readonly [number, number])[] = [];
  const own = items.filter(({ isSubstitute }) => !isSubstitute);
  for (const [index, place] of places.entries()) {
    const item = own[index];
    if (!item) throw new Error(`Prescription ${row.id} lost an item`);
    await writeItem(trx, place.itemId, item);
    packs.push([place.lineId, item.allocated - place.quantity]);
  }
  for (const item of items.filter(({ isSubstitute }) => isSubstitute)) {
    const product = products.find(({ id }) => id === item.productId);
    if (!product) throw new Refused('product-missing');
    const lineId = await lineOfSubstitute(trx, order.id, product, row.createdAt);
    await insertSubstitute(trx, { prescriptionId: row.id, orderId: order.id, lineId }, item);
    packs.push([lineId, item.allocated]);
  }
  if (packs.every(([, more]) => more === 0)) return;
  const { shopUrl } = context;
  const cause = { prescriptionId: row.id, actorId: userId };
  const change = { cause, packs, now, shopUrl };
  const { amount } = await changeOrder(trx, order, change);
  await notifyOfChange(trx, { locked, amount, shopUrl });
}

/** Mails a practitioner that their prescriber changed the order, unless they are the same person. */
async function notifyOfChange(
  trx: Trx,
  {
    locked,
    amount,
    shopUrl,
  }: { readonly locked: LockedPrescription; readonly amount: Mills; readonly shopUrl: string },
): Promise<void> {
  const { order, row, practitionerId } = locked;
  if (row.prescriberId === practitionerId) return;
  const { email, firstName } = await readProfile(trx, practitionerId);
  const prescriber = fullName(row.prescriber);
  const words = { recipient: email, firstName, prescriber, order, amount, shopUrl };
  await queueMail(trx, orderChangedMail(words));
}
