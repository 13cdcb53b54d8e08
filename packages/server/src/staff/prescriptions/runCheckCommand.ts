import type { DocumentFinding } from '@formulary/rules/prescriptions/checking/documentChecks';
import { documentChecks } from '@formulary/rules/prescriptions/checking/documentChecks';
import type { CheckedPrescription } from '@formulary/rules/prescriptions/checking/checkedPrescription';
import { londonTime } from '../../platform/mail/londonTime.ts';
import { textTable } from '../terminalText.ts';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Trust } from '../../prescriptions/trust/Trust.ts';
import type { Db } from '../../platform/database/Db.ts';
import { StartupProblem } from '../../platform/process/StartupProblem.ts';
import { findByHash } from '../../prescriptions/document/checking/checked.queries.ts';
import { checkPdf } from '../../prescriptions/document/checking/checkPdf.ts';
import { checkPrescription } from '../../prescriptions/document/checking/checkPrescription.ts';
import type { PrescriptionsCommand } from './readPrescriptionsCommand.ts';

/** Dependencies of a check. */
export interface CheckCommandContext {
  readonly db: Db;
  /** Certificates of the shop's documents by their SHA-256. */
  readonly certificates: ReadonlyMap<string, Uint8Array>;
  /** Reads keys and anchors outside the database. */
  readonly trust: () => Trust;
}

type CheckCommand = Extract<PrescriptionsCommand, { readonly kind: 'check-prescription' }>;

/**
 * Checks a prescription by its number, or a PDF. Throws a `StartupProblem` if it does not hold, so that scripts notice.
 */
export async function runCheckCommand(
  { what }: CheckCommand,
  context: CheckCommandContext,
): Promise<string> {
  if ('id' in what) return told(await checked(context, what.id));
  const bytes = readPdf(what.file);
  const hash = createHash('sha256').update(bytes).digest();
  const id = await findByHash(context.db, hash);
  if (id !== undefined) return told(await checked(context, id));
  const findings = await checkPdf(bytes, { hash: undefined, certificates: context.certificates });
  return told({ findings: [{ check: 'file', holds: false }, ...findings] });
}

async function checked(context: CheckCommandContext, id: number): Promise<CheckedPrescription> {
  const trust = context.trust();
  const anchored = (await trust.anchors.current()).of(id);
  const found = await checkPrescription({ ...context, trust }, id);
  if (found) return found;
  const isGone = anchored.length > 0;
  throw new StartupProblem(
    isGone
      ? `There is no prescription ${id}, and ${anchored.length} of its events are anchored outside the database: it was taken away.`
      : `There is no prescription ${id}.`,
  );
}

function told(found: CheckedPrescription | { readonly findings: readonly DocumentFinding[] }) {
  const page = checkPage(found);
  if (found.findings.some(({ holds }) => !holds)) throw new StartupProblem(page);
  return page;
}

function readPdf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    throw new StartupProblem(`"${file}" cannot be read.`);
  }
}

const VERDICTS = {
  holds: 'is signed, and everything holds',
  broken: 'does not hold',
  unsigned: 'is not signed',
  rejected: 'was rejected',
  lapsed: 'has lapsed',
  paper: 'is signed on paper, whose original is here',
  void: 'was voided after it was signed',
} as const;

/** Formats the result of a check for the command line. */
function checkPage(
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
