import type { Trx } from '../../platform/database/Trx.ts';
import type { PrescriptionEvent } from './PrescriptionEvent.ts';
import { recordPrescriptionEvent } from './recordPrescriptionEvent.queries.ts';

/** Records that the prescriptions of an order were asked for; last in its transaction, as all events of prescriptions are. */
export async function recordOrdered(
  trx: Trx,
  ids: readonly number[],
  by: Pick<PrescriptionEvent, 'actorId' | 'address' | 'agent' | 'at'>,
): Promise<void> {
  for (const prescriptionId of ids) {
    await recordPrescriptionEvent(trx, { ...by, prescriptionId, kind: 'ordered', detail: {} });
  }
}
