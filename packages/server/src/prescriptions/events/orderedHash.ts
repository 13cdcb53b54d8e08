import { hashOf } from './hashOf.ts';
import type { OrderedPrescription } from './OrderedPrescription.ts';

/** Returns the hash of what was ordered with a prescription, which its first event stores. */
export function orderedHash({ items, limits, ...ordered }: OrderedPrescription): string {
  const own = items.filter(({ isSubstitute }) => !isSubstitute);
  return hashOf({
    id: ordered.id,
    orderId: ordered.orderId,
    practitionerId: ordered.practitionerId,
    prescriberId: ordered.prescriberId,
    patientId: ordered.patientId,
    isManual: ordered.isManual,
    createdAt: ordered.createdAt.toISOString(),
    date: ordered.date,
    linkAcceptedAt: ordered.linkAcceptedAt?.toISOString() ?? null,
    limits: limits.map((each) => ({ ...each })),
    replacesId: ordered.replacesId,
    items: own.map(({ lineId, initialQuantity }) => ({ lineId, initialQuantity })),
  });
}
