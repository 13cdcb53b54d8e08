import { itemValue } from '@formulary/rules/prescriptions/review/itemValue';
import type { Prescription } from '@formulary/rules/prescriptions/prescription';
import { prescriptionWaitsFor } from '@formulary/rules/prescriptions/status';
import { signBy } from '@formulary/rules/prescriptions/signing/signingDeadline';
import { soldByHand } from '@formulary/rules/prescriptions/manualPrescription';
import type { PrescriptionItem } from '@formulary/rules/prescriptions/prescriptionItem';

/** An item row, with the categories of its product. */
interface ItemRow extends Pick<
  PrescriptionItem,
  | 'productId'
  | 'name'
  | 'isManual'
  | 'unitPrice'
  | 'quantity'
  | 'initialQuantity'
  | 'directions'
  | 'promotions'
  | 'isSubstitute'
  | 'inStock'
  | 'minimumStock'
> {
  readonly categoryIds: readonly number[];
  readonly substitutedBy: number | null;
}

/** A signature row. */
interface SignatureRow extends Omit<NonNullable<Prescription['signature']>, 'consultedOn'> {
  readonly consultedOn: string | null;
}

/** A prescription row, its parts as JSON; absent values are null. */
export interface PrescriptionRow {
  readonly id: number;
  readonly documentId: string | null;
  readonly status: Prescription['status'];
  readonly date: string;
  readonly createdAt: Date;
  readonly isManual: boolean;
  readonly comments: string;
  readonly prescriberId: number;
  readonly prescriber: Prescription['prescriber'];
  readonly practitioner: Prescription['practitioner'];
  readonly patient: Prescription['patient'];
  readonly order: NonNullable<Prescription['order']>;
  readonly isOrderCancelled: boolean;
  readonly items: readonly ItemRow[];
  readonly verifiedAt: Date | null;
  readonly signedAt: Date | null;
  readonly confirmedAt: Date | null;
  readonly signature: SignatureRow | null;
  readonly rejectedAt: Date | null;
  readonly rejectReason: string | null;
  readonly isLapsed: boolean;
  readonly isVoid: boolean;
  readonly isHandedOver: boolean;
  readonly nudgedAt: Date | null;
  readonly originalReceivedAt: Date | null;
  readonly givenUpAt: Date | null;
  readonly replacesId: number | null;
  readonly replacedById: number | null;
}

/**
 * Converts a row to a prescription. The value of its items comes from the prices of their order lines, and its pending
 * step from its status. Stock and categories are always current, because the verified text does not contain them.
 */
export function prescriptionOf(row: PrescriptionRow, daysToSign: number): Prescription {
  const { items, isOrderCancelled, nudgedAt, originalReceivedAt, signature, ...rest } = row;
  const { isVoid, isHandedOver, ...own } = rest;
  const waitsFor = prescriptionWaitsFor({
    status: row.status,
    isConfirmed: row.confirmedAt !== null,
    isSettled: row.givenUpAt !== null || row.replacedById !== null,
    isOrderCancelled,
  });
  return {
    ...own,
    documentId: row.documentId ?? undefined,
    items: items.map(itemOf),
    productCategories: Object.fromEntries(
      items.map(({ productId, categoryIds }) => [String(productId), categoryIds]),
    ),
    ...(row.status === 'signed' ? { isAwaitingSignVerification: row.confirmedAt === null } : {}),
    ...(isVoid ? { isVoid } : {}),
    ...(isHandedOver ? { isHandedOver } : {}),
    waitsFor,
    signBy: waitsFor === 'signature' ? signBy(row.createdAt, daysToSign) : undefined,
    ...(nudgedAt ? { nudgedAt } : {}),
    ...(originalReceivedAt ? { originalReceivedAt } : {}),
    verifiedAt: row.verifiedAt ?? undefined,
    signedAt: row.signedAt ?? undefined,
    ...(signature
      ? { signature: { ...signature, consultedOn: signature.consultedOn ?? undefined } }
      : {}),
    confirmedAt: row.confirmedAt ?? undefined,
    rejectedAt: row.rejectedAt ?? undefined,
    rejectReason: row.rejectReason ?? undefined,
    givenUpAt: row.givenUpAt ?? undefined,
    replacesId: row.replacesId ?? undefined,
    replacedById: row.replacedById ?? undefined,
  };
}

function itemOf({
  categoryIds: _elsewhere,
  promotions,
  substitutedBy,
  ...item
}: ItemRow): PrescriptionItem {
  const offers = promotions.map(({ quantity, price }) => ({ quantity, price }));
  return {
    ...item,
    allocated: item.quantity,
    promotions: offers,
    ...itemValue({ ...item, promotions: offers }),
    substitutedBy: substitutedBy ?? undefined,
    ...(item.isManual ? soldByHand : {}),
  };
}
