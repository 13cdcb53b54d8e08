import type { PreOrderPrescriptionAnswer } from '@formulary/rules/allocation/preOrderPrescription';
import type { Db } from '../platform/database/Db.ts';
import type { Buyer } from './Buyer.ts';
import {
  type KeptPrescriber,
  type KeptPrescription,
  readKeptPrescriber,
  readKeptPrescriptions,
} from './preOrder.queries.ts';

/**
 * Reads the prescriptions of a buyer's cart (spec 7.53). A prescriber who no longer prescribes for the buyer is named,
 * but without an id.
 */
export async function readCartPrescriptions(
  db: Db,
  buyer: Buyer,
): Promise<readonly PreOrderPrescriptionAnswer[]> {
  const kept = await readKeptPrescriptions(db, buyer.userId);
  if (kept.length === 0) return [];
  const prescriber = await readKeptPrescriber(db, buyer);
  return kept.map((each) => answerOf(each, prescriber));
}

function answerOf(
  { id, patientId, firstName, lastName, items }: KeptPrescription,
  prescriber: KeptPrescriber | undefined,
): PreOrderPrescriptionAnswer {
  const isNamed = patientId !== null && firstName !== null && lastName !== null;
  return {
    id,
    ...(isNamed
      ? { patientId, patient: { id: patientId, firstName, lastName } }
      : { patient: undefined }),
    ...(prescriber?.isAccepted ? { prescriberId: prescriber.id } : {}),
    prescriber,
    items: items.map(({ productId, name, quantity }) => ({ productId, name, quantity })),
    productCategories: Object.fromEntries(
      items.map(({ productId, categoryIds }) => [String(productId), categoryIds]),
    ),
  };
}
