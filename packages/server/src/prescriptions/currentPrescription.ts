import { prescriptionItemKey } from '@formulary/rules/prescriptions/prescriptionItemKey';
import type {
  PrescriptionSnapshot,
  SnapshotPractitioner,
} from '@formulary/rules/prescriptions/prescriptionSnapshot';
import { readCanonicalPrescription } from '@formulary/rules/prescriptions/canonicalPrescription';
import { fullName } from '@formulary/rules/text/fullName';
import { Refused } from '../platform/problems/Refused.ts';
import type { PrescriptionRow } from './prescriptions.rows.ts';

/** A prescription row with its verified text. */
export interface LivePrescriptionRow extends PrescriptionRow {
  readonly canonicalText: string | null;
}

/**
 * Returns a prescription as it stands (reading R34): once verified, its people, patient, items and comments come from
 * the verified text; before, from the live rows. Prices come from the order's lines, which never change. Refuses an
 * unreadable text with 'prescription-altered' and never falls back to live rows.
 */
export function currentPrescription({
  canonicalText,
  ...live
}: LivePrescriptionRow): PrescriptionRow {
  if (canonicalText === null) return live;
  const said = readable(canonicalText);
  if (!said) throw new Refused('prescription-altered');
  const { prescriber, practitioner, patient, date, createdAt, comments, isManual } = said;
  return {
    ...live,
    date,
    createdAt,
    comments,
    isManual,
    prescriber: personOf(prescriber, live.prescriber),
    practitioner: personOf(practitioner, live.practitioner),
    patient: {
      id: patient.id,
      firstName: patient.firstName,
      lastName: patient.lastName,
      birthDate: patient.birthDate,
      postcode: patient.postcode,
    },
    order: { ...live.order, number: said.orderNumber ?? live.order.number },
    items: itemsOf(live, said),
  };
}

/**
 * Returns the names of the practitioner and the prescriber on a verified text, by user id; empty when the text is
 * unreadable.
 */
export function namesOnText(canonicalText: string | null | undefined): ReadonlyMap<number, string> {
  const people = peopleOnText(canonicalText);
  return new Map(
    [...people].map(([id, { firstName, lastName }]) => [id, fullName({ firstName, lastName })]),
  );
}

/** Returns the practitioner and the prescriber on a verified text, by user id; empty when the text is unreadable. */
export function peopleOnText(
  canonicalText: string | null | undefined,
): ReadonlyMap<number, SnapshotPractitioner> {
  const said = readable(canonicalText ?? '');
  const people = said ? [said.practitioner, said.prescriber] : [];
  return new Map(people.map((person) => [person.id, person]));
}

function readable(canonicalText: string): PrescriptionSnapshot | undefined {
  try {
    return readCanonicalPrescription(canonicalText);
  } catch {
    return undefined;
  }
}

/** A text of version 1 has no address of the person: the account's is used. */
function personOf(
  { id, firstName, lastName, email }: SnapshotPractitioner,
  live: PrescriptionRow['prescriber'],
): PrescriptionRow['prescriber'] {
  return { id, firstName, lastName, email: email ?? live.email };
}

/** Keeps the order, prices and stock of the rows. */
function itemsOf(live: PrescriptionRow, said: PrescriptionSnapshot): PrescriptionRow['items'] {
  const byKey = new Map(said.items.map((item, place) => [prescriptionItemKey(said, place), item]));
  return live.items.map((item, place) => {
    const found = byKey.get(prescriptionItemKey({ ...said, items: live.items }, place));
    if (!found || live.items.length !== said.items.length)
      throw new Refused('prescription-altered');
    const { name, allocated, directions, isSubstitute, substitutedBy } = found;
    return {
      ...item,
      name,
      quantity: allocated,
      directions,
      isSubstitute,
      substitutedBy: substitutedBy ?? null,
    };
  });
}
