import type { Trx } from '../../platform/database/Trx.ts';
import type { Ledger } from '../trust/Trust.ts';
import { orderedHash } from './orderedHash.ts';
import type { PrescriptionEvent } from './prescriptionEvent.ts';
import { readOrdered } from './readOrdered.queries.ts';
import { recordPrescriptionEvent } from './recordPrescriptionEvent.queries.ts';

/**
 * Records that prescriptions were ordered, with a hash of their contents; a correction names the one it corrects. Call
 * it last in its transaction, like every event of prescriptions.
 */
export async function recordOrdered(
  trx: Trx,
  ledger: Ledger,
  ids: readonly number[],
  by: Pick<PrescriptionEvent, 'actorId' | 'address' | 'agent' | 'at'>,
): Promise<void> {
  for (const ordered of await readOrdered(trx, ids)) {
    const { id: prescriptionId, replacesId } = ordered;
    const detail = {
      orderedHash: orderedHash(ordered),
      ...(replacesId === null ? {} : { replaces: replacesId }),
    };
    await recordPrescriptionEvent(trx, ledger, { ...by, prescriptionId, kind: 'ordered', detail });
  }
}
