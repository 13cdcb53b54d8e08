import { canonicalHeaders } from './canonicalPrescription.ts';
import type { PrescriptionSnapshot, SnapshotItem } from './prescriptionSnapshot.ts';

/** The snapshot as its text has it: times as ISO instants, items by key, null for what is absent. */
interface Written extends Omit<PrescriptionSnapshot, 'createdAt' | 'verifiedAt' | 'items'> {
  readonly createdAt: string;
  readonly verifiedAt: string;
  readonly items: Readonly<Record<string, SnapshotItem>>;
}

/**
 * Reads a verified prescription back from the one text that stands for it, so that what is shown is what was signed (reading
 * R20), whichever version it was written in. Catalogue items come in the order of the text. Throws on a text of another form: that is a bug, or a changed record.
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
