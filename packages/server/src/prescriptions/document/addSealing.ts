import type { Trx } from '../../platform/database/Trx.ts';
import { addJob } from '../../platform/jobs/addJob.queries.ts';

/** The task that makes and seals documents. */
export const SEALING = 'seal-prescription';

/** Has the document of a prescription made and sealed, in the transaction that confirms its signature. */
export async function addSealing(trx: Trx, prescriptionId: number): Promise<void> {
  await addJob(trx, { name: SEALING }, { prescriptionId }, { key: `${SEALING} ${prescriptionId}` });
}
