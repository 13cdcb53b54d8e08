import { withTransaction } from '../../platform/database/withTransaction.ts';
import type { Task } from '../../platform/jobs/Task.ts';
import { addSealing, SEALING } from './addSealing.ts';
import { unsealedPrescriptions } from './documents.queries.ts';
import { sealDocument, type SealingContext } from './sealDocument.ts';
import { readSignedDocument } from './signedDocument.queries.ts';

/** What the documents of prescriptions need done in the background. */
export interface DocumentTasksContext extends SealingContext {
  /** The shop's public address, where a document can be checked. */
  readonly shopUrl: string;
}

/**
 * Makes and seals the document of a confirmed prescription; and once an hour and at every start those that have none: whose job
 * gave up, while no time stamp could be had for days (spec 7.58).
 */
export function documentTasks(shop: DocumentTasksContext): readonly Task[] {
  return [
    {
      name: SEALING,
      run: async (payload) => {
        const { prescriptionId } = payload as { readonly prescriptionId: number };
        const document = await readSignedDocument(shop.db, prescriptionId, shop.shopUrl);
        if (document) await sealDocument(shop, document);
      },
    },
    {
      name: 'seal-prescriptions-left-over',
      cron: '25 * * * *',
      run: () =>
        withTransaction(shop.db, async (trx) => {
          for (const id of await unsealedPrescriptions(trx)) await addSealing(trx, id);
        }),
    },
  ];
}
