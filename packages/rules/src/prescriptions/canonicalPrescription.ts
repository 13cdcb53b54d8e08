import { prescriptionItemKey } from './prescriptionItemKey.ts';
import { type CanonicalValue, canonicalText } from './canonicalText.ts';
import type { PrescriptionSnapshot, SnapshotItem } from './prescriptionSnapshot.ts';

/**
 * The first line names the format, so that hashes of different versions cannot be confused. Version 1 has no e-mail
 * addresses.
 */
const canonicalHeaders = ['formulary-prescription/1', 'formulary-prescription/2'] as const;

/**
 * Writes a verified prescription as its canonical text: a line with the version, then canonical JSON. Its UTF-8 bytes
 * are hashed, sealed and verified (spec 4.5, reading R20; docs/rules/prescription.md byte by byte). Equal content
 * always gives the same text, regardless of the order of keys and catalogue items; any change of content changes the
 * text. A snapshot read from version 1 is written in version 1 again. Throws on invalid numbers and dates and on
 * duplicate item keys, which are bugs.
 */
export function canonicalPrescription(snapshot: PrescriptionSnapshot): string {
  const { prescriber, practitioner, patient } = snapshot;
  const isFirst = prescriber.email === undefined && practitioner.email === undefined;
  const emailOf = ({ email }: { readonly email?: string | undefined }) =>
    isFirst ? {} : { email: orNull(email) };
  const content = {
    id: snapshot.id,
    isManual: snapshot.isManual,
    orderNumber: orNull(snapshot.orderNumber),
    date: snapshot.date,
    createdAt: snapshot.createdAt.toISOString(),
    verifiedAt: snapshot.verifiedAt.toISOString(),
    comments: snapshot.comments,
    prescriber: {
      id: prescriber.id,
      firstName: prescriber.firstName,
      lastName: prescriber.lastName,
      ...emailOf(prescriber),
      professionalStatus: orNull(prescriber.professionalStatus),
      registrationNumber: orNull(prescriber.registrationNumber),
      street: prescriber.street,
      city: prescriber.city,
      county: orNull(prescriber.county),
      postcode: prescriber.postcode,
      countryCode: prescriber.countryCode,
    },
    practitioner: {
      id: practitioner.id,
      firstName: practitioner.firstName,
      lastName: practitioner.lastName,
      ...emailOf(practitioner),
    },
    patient: {
      id: patient.id,
      firstName: patient.firstName,
      lastName: patient.lastName,
      birthDate: patient.birthDate,
      street: patient.street,
      city: patient.city,
      county: orNull(patient.county),
      postcode: patient.postcode,
    },
    items: itemsByKey(snapshot),
  };
  return `${canonicalHeaders[isFirst ? 0 : 1]}\n${canonicalText(content)}`;
}

function itemsByKey(snapshot: PrescriptionSnapshot): Record<string, CanonicalValue> {
  const entries = snapshot.items.map((item, index) => {
    const { productId, name, isManual, allocated, directions, isSubstitute } = item;
    const written = {
      productId,
      name,
      isManual,
      allocated,
      directions,
      isSubstitute,
      substitutedBy: orNull(item.substitutedBy),
    };
    return [prescriptionItemKey(snapshot, index), written] as const;
  });
  const byKey = Object.fromEntries(entries);
  if (Object.keys(byKey).length < entries.length) throw new Error('Two items have the same key');
  return byKey;
}

/** Writes missing values as null: every prescription has the same keys, and missing differs from empty. */
function orNull<T>(value: T | undefined): T | null {
  return value ?? null;
}

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
