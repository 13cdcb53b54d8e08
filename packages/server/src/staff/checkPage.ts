import type { CheckedPrescription } from '@formulary/rules/prescriptions/checking/checkedPrescription';
import {
  documentChecks,
  type DocumentFinding,
} from '@formulary/rules/prescriptions/checking/documentChecks';
import { londonTime } from '../platform/mail/londonTime.ts';
import { textTable } from './textTable.ts';

const VERDICTS = {
  holds: 'is signed, and everything holds',
  broken: 'does not hold',
  unsigned: 'is not signed',
  rejected: 'was rejected',
  lapsed: 'has lapsed',
  paper: 'is signed on paper, whose original is here',
} as const;

/** Formats the result of a check for the command line. */
export function checkPage(
  found: CheckedPrescription | { readonly findings: readonly DocumentFinding[] },
): string {
  const rows = found.findings.map(({ check, holds }) => [
    holds ? 'holds' : 'DOES NOT HOLD',
    documentChecks[check],
  ]);
  return [
    ...headOf(found),
    ...(rows.length > 0 ? ['', textTable([['', 'Compared'], ...rows])] : []),
  ].join('\n');
}

function headOf(
  found: CheckedPrescription | { readonly findings: readonly DocumentFinding[] },
): readonly string[] {
  if (!('verdict' in found)) return ['This file is none that this pharmacy made and kept.'];
  const { id, verdict, signedAt, confirmedAt, fileDigest } = found;
  return [
    `Prescription ${id} ${VERDICTS[verdict]}.`,
    ...(signedAt ? [`Signed     ${londonTime(signedAt)}`] : []),
    ...(confirmedAt ? [`Confirmed  ${londonTime(confirmedAt)}`] : []),
    ...(fileDigest ? [`SHA-256    ${fileDigest}`] : []),
  ];
}
