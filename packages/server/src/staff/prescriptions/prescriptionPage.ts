import { formatDay } from '@formulary/rules/dates/day';
import { prescriptionValidUntil } from '@formulary/rules/dates/prescriptionDates';
import type { Prescription } from '@formulary/rules/prescriptions/prescription';
import type { PrescriptionItem } from '@formulary/rules/prescriptions/prescriptionItem';
import { statusLabel } from '@formulary/rules/prescriptions/status';
import { londonTime } from '../../platform/mail/londonTime.ts';
import { prescriptionEventTexts } from '@formulary/rules/prescriptions/eventTexts';
import { fullName } from '@formulary/rules/text/fullName';
import type { StoredEvent } from '../../prescriptions/events/chainedEvents.queries.ts';
import { printableText } from '../terminalText.ts';

/** Formats a prescription as text: people, items, state, history. */
export function prescriptionPage(
  prescription: Prescription,
  {
    events,
    originalReceivedBy,
    method,
  }: {
    readonly events: readonly StoredEvent[];
    readonly originalReceivedBy: string | null;
    readonly method: string | null;
  },
): string {
  const { patient, practitioner, prescriber, date, order } = prescription;
  const { originalReceivedAt: receivedAt, signBy } = prescription;
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    ['Prescription', `${prescription.id}, ${formatDay(date)}`],
    ['Order', order?.number],
    ['Status', statusLabel[prescription.status]],
    ['Waits for', prescription.waitsFor === 'nothing' ? undefined : prescription.waitsFor],
    ['Sign by', signBy && londonTime(signBy)],
    ['Valid until', formatDay(prescriptionValidUntil(date))],
    ['Practitioner', `${fullName(practitioner)}, ${practitioner.email}`],
    ['Prescriber', `${fullName(prescriber)}, ${prescriber.email}`],
    ['Patient', `${fullName(patient)}, ${formatDay(patient.birthDate)}, ${patient.postcode}`],
    ['Signed with', method],
    ['Original', receivedAt && `${londonTime(receivedAt)}, by ${originalReceivedBy ?? ''}`],
    ['Reason', prescription.rejectReason],
    ['Comments', prescription.comments],
    ['Corrects', prescription.replacesId?.toString()],
    ['Corrected by', prescription.replacedById?.toString()],
  ];
  return [
    ...facts.flatMap(([label, value]) =>
      value ? [`${`${label}:`.padEnd(15)}${printableText(value)}`] : [],
    ),
    '',
    'Items:',
    ...prescription.items.map(itemText),
    ...(events.length === 0 ? [] : ['', 'What happened:', ...events.map(eventText)]),
  ].join('\n');
}

function itemText({ allocated, name, directions, substitutedBy }: PrescriptionItem): string {
  const note = substitutedBy === undefined ? printableText(directions) : 'substituted';
  return `  ${allocated} × ${printableText(name)}${note ? `: ${note}` : ''}`;
}

function eventText({ at, kind, sequence }: StoredEvent): string {
  return `  ${londonTime(at)}  ${prescriptionEventTexts[kind]} (event ${sequence})`;
}
