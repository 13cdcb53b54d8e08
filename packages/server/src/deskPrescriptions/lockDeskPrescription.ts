import {
  type DeskPrescriptionAction,
  deskPrescriptionFault,
} from '@formulary/rules/prescriptions/deskStanding';
import type { Trx } from '../platform/database/Trx.ts';
import type { DeskChange } from '../platform/events/requireUnchanged.queries.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { type LockedPrescription, lockPrescription } from '../review/lockPrescription.ts';
import { prescriberOf } from '../signing/signing.queries.ts';
import { readDeskPrescriptionRow } from './deskPrescription.queries.ts';
import { factsOf } from './factsOf.ts';
import { readListedPrescription } from './prescriptionList.queries.ts';
import { requireUnchangedPrescription } from '../prescriptions/prescriptionVersion.queries.ts';

/** A change of a prescription by staff at the desk. */
export interface PrescriptionChange extends DeskChange {
  readonly id: number;
  readonly by: string;
}

/**
 * Locks a prescription and its order for a change by staff, as they saw it. Refuses with 'not-found', 'record-changed', and
 * what `deskPrescriptionFault` says of the action.
 */
export async function lockDeskPrescription(
  trx: Trx,
  action: DeskPrescriptionAction,
  { id, seen, now }: { readonly id: number; readonly seen: number; readonly now: Date },
): Promise<LockedPrescription> {
  const prescriberId = await prescriberOf(trx, id);
  if (prescriberId === undefined) throw new Refused('not-found');
  const locked = await lockPrescription(trx, prescriberId, id);
  await requireUnchangedPrescription(trx, id, seen);
  const listed = await readListedPrescription(trx, id);
  const row = await readDeskPrescriptionRow(trx, id);
  if (!listed || !row) throw new Refused('not-found');
  const fault = deskPrescriptionFault(action, factsOf(listed, row), now);
  if (fault !== undefined) throw new Refused(fault);
  return locked;
}
