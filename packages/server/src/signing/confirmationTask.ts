import { confirmationSentBy } from '@formulary/rules/prescriptions/status';
import type { Trx } from '../platform/database/Trx.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { addJob } from '../platform/jobs/addJob.queries.ts';
import type { Task } from '../platform/jobs/Task.ts';
import { hasUnsigned, lockUnmailed } from './confirmations.queries.ts';
import { mailConfirmations } from './mailConfirmations.ts';
import type { Shop } from '../start/Shop.ts';

const NAME = 'mail-signature-confirmations';
const MINUTE_MS = 60_000;
const GATHERED_MS = 2 * MINUTE_MS;

/** Returns the task that mails a prescriber the links of recent signatures, a line each. */
export function confirmationTask(shop: Pick<Shop, 'db' | 'now' | 'shopUrl' | 'ledger'>): Task {
  return {
    name: NAME,
    run: async (payload) => {
      const { prescriberId } = payload as { readonly prescriberId: number };
      await withTransaction(shop.db, async (trx) => {
        const unmailed = await lockUnmailed(trx, prescriberId);
        await mailConfirmations(trx, shop, { prescriberId, unconfirmed: unmailed });
      });
    },
  };
}

/**
 * Schedules the mail of a prescriber's links. It is sent at once when the prescriber has nothing else to sign;
 * otherwise two minutes after the last signature, and at the latest at `confirmationSentBy` of the first.
 */
export async function gatherConfirmations(
  trx: Trx,
  prescriberId: number,
  now: Date,
): Promise<void> {
  const [first] = await lockUnmailed(trx, prescriberId);
  const latest = confirmationSentBy(first?.signedAt ?? now);
  const gathered = Math.min(+now + GATHERED_MS, +latest);
  const runAt = (await hasUnsigned(trx, prescriberId)) ? new Date(gathered) : now;
  const options = { runAt, key: `${NAME} ${prescriberId}` };
  await addJob(trx, { name: NAME }, { prescriberId }, options);
}
