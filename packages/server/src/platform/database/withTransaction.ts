import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from './Db.ts';
import { pipelinedTransaction } from './pipelinedTransaction.ts';
import { isStaleStatement, sqlState } from './sqlState.ts';
import type { Trx } from './Trx.ts';

const MOST_ATTEMPTS = 5;
const FIRST_PAUSE_MS = 10;
/** serialization_failure, deadlock_detected: PostgreSQL rolled everything back, so a retry is safe. */
const PASSING = new Set(['40001', '40P01']);
/**
 * unique_violation, exclusion_violation: another transaction committed the row after the read. The retry finds the row
 * and refuses or continues by the rules; a second violation is a bug.
 */
const TAKEN_MEANWHILE = new Set(['23505', '23P01']);
const MOST_VIOLATIONS = 1;

type Afterwards = () => Promise<void>;

/** Actions to run after the commit of each open transaction. */
const afterwards = new WeakMap<Trx, Afterwards[]>();

/**
 * Runs `work` in one transaction (READ COMMITTED); a throw rolls everything back. Retries deadlocks, serialization
 * failures and outdated prepared statements up to five attempts with growing random pauses, and a violated unique
 * constraint once. So `work` may run
 * several times and must touch nothing but the database. Inside an open transaction it joins that one. Returns after
 * the `afterCommit` actions.
 *
 * Statements begun together, as by `Promise.all`, share a round trip and run in the order in which they were begun.
 */
export async function withTransaction<Result>(
  db: Db,
  work: (trx: Trx) => Promise<Result>,
): Promise<Result> {
  if (isTrx(db)) return work(db);
  let violations = 0;
  for (let attempt = 1; ; attempt += 1) {
    const acts: Afterwards[] = [];
    let result: Result;
    try {
      result = await db.transaction().execute((opened) =>
        pipelinedTransaction(opened, (trx) => {
          afterwards.set(trx, acts);
          return work(trx);
        }),
      );
    } catch (error) {
      const state = sqlState(error) ?? '';
      if (TAKEN_MEANWHILE.has(state)) violations += 1;
      else if (!PASSING.has(state) && !isStaleStatement(error)) throw error;
      if (violations > MOST_VIOLATIONS || attempt === MOST_ATTEMPTS) throw error;
      await wait(Math.random() * FIRST_PAUSE_MS * 2 ** attempt);
      continue;
    }
    await Promise.all(acts.map((act) => act()));
    return result;
  }
}

/**
 * Registers an action to run after the commit and before `withTransaction` returns; a rollback drops it. It must not
 * throw, because the commit cannot be undone.
 */
export function afterCommit(trx: Trx, act: Afterwards): void {
  const acts = afterwards.get(trx);
  if (!acts) throw new Error('Only withTransaction does something after the commit');
  acts.push(act);
}

function isTrx(db: Db): db is Trx {
  return db.isTransaction;
}
