import { prescriptionItemKey } from './prescriptionItemKey.ts';
import { type CanonicalValue, canonicalText } from './canonicalText.ts';
import type { PrescriptionSnapshot } from './prescriptionSnapshot.ts';

/**
 * The first line names the form, so that a hash of one version is never taken for one of another. Version 1 has no e-mail
 * addresses.
 */
export const canonicalHeaders = ['formulary-prescription/1', 'formulary-prescription/2'] as const;

/** Absent is written as null, so that every prescription has the same keys and absent differs from empty. */
function orNull<T>(value: T | undefined): T | null {
  return value ?? null;
}

/**
 * Writes a verified prescription as the one text that stands for it: a line with the version, then canonical JSON. Its
 * UTF-8 bytes are what is hashed, sealed and verified (spec 4.5, reading R20; docs/rules/prescription.md byte by byte).
 * Equal content always gives equal text, whatever the order of keys and of catalogue items; any change of content
 * changes it. What was read from a text of version 1 is written in version 1 again. Throws on numbers and dates that cannot be, and on two items with one key: those are bugs.
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
  const entries = snapshot.items.map((item, place) => {
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
    return [prescriptionItemKey(snapshot, place), written] as const;
  });
  const byKey = Object.fromEntries(entries);
  if (Object.keys(byKey).length < entries.length) throw new Error('Two items have the same key');
  return byKey;
}
