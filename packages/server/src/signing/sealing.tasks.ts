import type { Trx } from '../platform/database/Trx.ts';
import { addJob } from '../platform/jobs/addJob.queries.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import type { Task } from '../platform/jobs/Task.ts';
import { checkPrescription } from '../prescriptions/document/checking/checkPrescription.ts';
import { readUnsealedPrescriptions } from '../prescriptions/document/documents.queries.ts';
import { sealDocument } from '../prescriptions/document/sealDocument.ts';
import { readSignedDocument } from '../prescriptions/document/signedDocument.queries.ts';
import type { Shop } from '../start/Shop.ts';

/** Name of the task that makes and seals documents. */
const SEALING = 'seal-prescription';

/** Queues the sealing of a prescription's document, in the transaction that confirms its signature. */
export async function addSealing(trx: Trx, prescriptionId: number): Promise<void> {
  await addJob(trx, { name: SEALING }, { prescriptionId }, { key: `${SEALING} ${prescriptionId}` });
}

/**
 * Makes and seals the document of a confirmed prescription (spec 7.58). Every hour and at every start it queues those
 * left without a document, such as after days without a time stamp. It makes none for a prescription that does not
 * hold, or whose document was made and is missing.
 */
export function sealingTasks(
  shop: Pick<Shop, 'db' | 'now' | 'shopUrl' | 'ledger' | 'trust' | 'seal'>,
): readonly Task[] {
  return [
    {
      name: SEALING,
      run: async (payload, { log }) => {
        const { prescriptionId } = payload as { readonly prescriptionId: number };
        const { certificates } = await shop.seal();
        const checked = await checkPrescription({ ...shop, certificates }, prescriptionId);
        const broken = checked?.findings.filter(({ holds }) => !holds) ?? [];
        if (broken.length > 0) {
          const facts = { task: SEALING, prescriptionId, broken: broken.map(({ check }) => check) };
          log.error(facts, 'no document is made of a prescription that does not hold');
          return;
        }
        const document = await readSignedDocument(shop.db, prescriptionId, shop.shopUrl);
        if (document) await sealDocument(shop, document);
      },
    },
    {
      name: 'seal-prescriptions-left-over',
      cron: '25 * * * *',
      run: () =>
        withTransaction(shop.db, async (trx) => {
          for (const id of await readUnsealedPrescriptions(trx)) await addSealing(trx, id);
        }),
    },
  ];
}
