import { canonicalHeaders } from './canonicalPrescription.ts';
import type { PrescriptionSnapshot, SnapshotItem } from './prescriptionSnapshot.ts';

/** The snapshot in its text form: times as ISO instants, items by key, null for missing values. */
interface Written extends Omit<PrescriptionSnapshot, 'createdAt' | 'verifiedAt' | 'items'> {
  readonly createdAt: string;
  readonly verifiedAt: string;
  readonly items: Readonly<Record<string, SnapshotItem>>;
}

/**
 * Reads a verified prescription from its canonical text, of either version, so that the shop shows exactly what was
 * signed (reading R20). Catalogue items keep the order of the text. Throws on any other format, which means a bug or a
 * changed record.
 */
export function readCanonicalPrescription(text: string): PrescriptionSnapshot {
  const end = text.indexOf('\n');
  const header = text.slice(0, Math.max(end, 0));
  if (!canonicalHeaders.some((each) => each === header)) {
    throw new Error(`This is no ${canonicalHeaders.join(' or ')}`);
  }
  const { createdAt, verifiedAt, items, ...content } = JSON.parse(
    text.slice(end + 1),
    (_key, value: unknown) => value ?? undefined,
  ) as Written;
  return {
    ...content,
    createdAt: new Date(createdAt),
    verifiedAt: new Date(verifiedAt),
    items: Object.values(items),
  };
}
