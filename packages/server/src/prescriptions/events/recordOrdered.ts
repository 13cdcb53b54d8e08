import type { Trx } from '../../platform/database/Trx.ts';
import type { Ledger } from '../trust/Trust.ts';
import { orderedHash } from './orderedHash.ts';
import type { PrescriptionEvent } from './prescriptionEvent.ts';
import { readOrdered } from './readOrdered.queries.ts';
import { appendEvents, lockChain } from './recordPrescriptionEvent.queries.ts';

/**
 * Records that prescriptions were ordered, with a hash of their contents; a correction names the one it corrects.
 * `more` says who made it if its practitioner did not. Call it last in its transaction, like every event of prescriptions.
 */
export async function recordOrdered(
  trx: Trx,
  ledger: Ledger,
  ids: readonly number[],
  by: Pick<PrescriptionEvent, 'actorId' | 'address' | 'agent' | 'at'>,
  more: PrescriptionEvent['detail'] = {},
): Promise<void> {
  if (ids.length === 0) return;
  const [prescriptions, head] = await Promise.all([readOrdered(trx, ids), lockChain(trx)]);
  const events = prescriptions.map((ordered) => {
    const { id: prescriptionId, replacesId } = ordered;
    const detail = {
      ...more,
      orderedHash: orderedHash(ordered),
      ...(replacesId === null ? {} : { replaces: replacesId }),
    };
    return { ...by, prescriptionId, kind: 'ordered', detail } as const;
  });
  await appendEvents(trx, ledger, head, events);
}
