import { hash } from 'node:crypto';
import { canonicalText, type CanonicalValue } from '@formulary/rules/prescriptions/canonicalText';
import type { RecordedLimit } from '../prescriptions.tables.ts';

/** What was ordered with a prescription; it never changes. */
export interface OrderedPrescription {
  readonly id: number;
  readonly orderId: number;
  readonly practitionerId: number;
  readonly prescriberId: number;
  readonly patientId: number;
  readonly isManual: boolean;
  readonly createdAt: Date;
  readonly date: string;
  readonly linkAcceptedAt: Date | null;
  readonly limits: readonly RecordedLimit[];
  readonly replacesId: number | null;
  /** In the order of their ids, without later substitutes. */
  readonly items: readonly {
    readonly lineId: number;
    readonly initialQuantity: number;
    readonly isSubstitute: boolean;
  }[];
}

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

/** Returns the SHA-256 of a value's canonical text, in hexadecimal. Events store it in place of typed values. */
export function hashOf(value: CanonicalValue): string {
  return hash('sha256', canonicalText(value));
}
