import { removalTask } from '../platform/jobs/removalTask.ts';
import type { Task } from '../platform/jobs/Task.ts';
import { retentionMs } from './retentionMs.ts';
import { deleteSignInFailures } from './signInAttempts.queries.ts';
import { deleteDeadChallenges } from './passkeys/passkeys.queries.ts';
import { deleteDeadTokens } from './tokens/accountTokens.queries.ts';
import { removeUnconfirmed } from './unconfirmed/removeUnconfirmed.ts';
import { readUnconfirmed } from './unconfirmed/unconfirmed.queries.ts';
import { warnWhenNearlyFull } from './unconfirmed/unconfirmedStorage.ts';
import type { ShopOfTasks } from '../start/Shop.ts';

/** Each may hold documents of many megabytes. */
const REGISTRATIONS_AT_ONCE = 100;

/**
 * Returns the background tasks of accounts: remove old rows, and warn when the space for unconfirmed documents is
 * nearly full.
 */
export function accountTasks(context: ShopOfTasks): readonly Task[] {
  const { db, unconfirmedLimits } = context;
  const registrations = removalTask(
    'remove-unconfirmed-registrations',
    removeUnconfirmed,
    context,
    REGISTRATIONS_AT_ONCE,
  );
  return [
    {
      ...registrations,
      run: async (payload, task) => {
        await registrations.run(payload, task);
        const { bytes: usedBytes } = await readUnconfirmed(db);
        warnWhenNearlyFull(task.log, { usedBytes, mostBytes: unconfirmedLimits.mostBytes });
      },
    },
    removalTask(
      'remove-dead-links',
      (trx, now, most) => deleteDeadTokens(trx, new Date(+now - retentionMs.deadLink), most),
      context,
    ),
    removalTask('remove-dead-passkey-challenges', deleteDeadChallenges, context),
    removalTask(
      'remove-sign-in-failures',
      (trx, now, most) =>
        deleteSignInFailures(trx, new Date(+now - retentionMs.failedSignIn), most),
      context,
    ),
  ];
}
