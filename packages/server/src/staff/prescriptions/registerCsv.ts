import type { CheckContext } from '../../prescriptions/document/checking/checkPrescription.ts';
import { dispenseFault } from '@formulary/rules/prescriptions/checking/dispenseFault';
import { formatDay } from '@formulary/rules/dates/day';
import { londonDay } from '@formulary/rules/dates/londonTime';
import type { PrescriptionSnapshot } from '@formulary/rules/prescriptions/prescriptionSnapshot';
import { readCanonicalPrescription } from '@formulary/rules/prescriptions/canonicalPrescription';
import { fullName } from '@formulary/rules/text/fullName';
import type { Supplied } from './prescriptions.queries.ts';
import { writeCsv } from '../../platform/csv/writeCsv.ts';
import { checkPrescription } from '../../prescriptions/document/checking/checkPrescription.ts';

const COLUMNS = [
  'Date supplied',
  'Prescription',
  'Order',
  'Medicine',
  'Packs',
  'Packs of the line not supplied',
  'Directions',
  'Date of prescription',
  'Prescriber',
  'Prescriber profession',
  'Prescriber registration',
  'Prescriber address',
  'Patient',
  'Patient date of birth',
  'Patient address',
  'Check',
] as const;

/** A supplied prescription with the result of its check: 'holds', 'paper' or what does not hold. */
export interface RegisteredSupply extends Supplied {
  readonly check: string;
}

/**
 * Formats the register of private prescriptions (Human Medicines Regulations 2012, regulation 253 and schedule 23). It
 * has a line for each medicine supplied, as signed, with the packs of the order's line that were never supplied, and the
 * current result of its check. A prescription with an
 * unreadable text gets a line that says so and is never left out.
 */
export function registerCsv(supplied: readonly RegisteredSupply[]): string {
  const lines = supplied.flatMap(
    ({ id, orderNumber, canonicalText, suppliedAt, withdrawn, check }) => {
      const entry = [formatDay(londonDay(suppliedAt)), id, orderNumber];
      const text = textOf(canonicalText);
      if (!text) return [[...entry, ...COLUMNS.slice(entry.length, -1).map(() => ''), check]];
      const { prescriber, patient, date, items } = text;
      return items
        .filter(({ allocated }) => allocated > 0)
        .map(({ productId, name, allocated, directions }) => [
          ...entry,
          name,
          allocated,
          withdrawn[productId === 0 ? name : productId] ?? 0,
          directions,
          formatDay(date),
          fullName(prescriber),
          prescriber.professionalStatus,
          prescriber.registrationNumber,
          addressOf(prescriber),
          fullName(patient),
          formatDay(patient.birthDate),
          addressOf(patient),
          check,
        ]);
    },
  );
  return writeCsv(COLUMNS, lines);
}

function textOf(canonicalText: string | null): PrescriptionSnapshot | undefined {
  if (canonicalText === null) return undefined;
  try {
    return readCanonicalPrescription(canonicalText);
  } catch {
    return undefined;
  }
}

function addressOf(place: {
  readonly street: string;
  readonly city: string;
  readonly county: string | undefined;
  readonly postcode: string;
}): string {
  const { street, city, county, postcode } = place;
  return [street, city, county, postcode].filter(Boolean).join(', ');
}

/**
 * Checks each prescription of the register by the dispatch rule, as of the moment its order left. A prescription that
 * was set aside is an entry only if it does not hold: it may have been set aside afterwards.
 */
export async function checkSupplied(
  context: CheckContext,
  supplied: readonly Supplied[],
): Promise<readonly RegisteredSupply[]> {
  const entries: RegisteredSupply[] = [];
  for (const each of supplied) {
    const checked = await checkPrescription(context, each.id);
    if (!checked) continue;
    const fault = dispenseFault(
      { ...checked, isSetAside: each.isSetAside, hasPacksLeft: true },
      each.suppliedAt,
    );
    if (each.isSetAside && fault === undefined) continue;
    const check = fault === undefined ? checked.verdict : `DOES NOT HOLD. ${fault}`;
    entries.push({ ...each, check });
  }
  return entries;
}
