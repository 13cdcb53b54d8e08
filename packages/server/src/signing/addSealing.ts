import type { Trx } from '../platform/database/Trx.ts';
import { addJob } from '../platform/jobs/addJob.queries.ts';

/** Name of the task that makes and seals documents. */
export const SEALING = 'seal-prescription';

/** Queues the sealing of a prescription's document, in the transaction that confirms its signature. */
export async function addSealing(trx: Trx, prescriptionId: number): Promise<void> {
  await addJob(trx, { name: SEALING }, { prescriptionId }, { key: `${SEALING} ${prescriptionId}` });
}
