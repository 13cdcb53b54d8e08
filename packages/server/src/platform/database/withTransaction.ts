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

type Act = () => Promise<void>;

/** Actions of open transactions: the last before the commit, and those after it. */
const lasts = new WeakMap<Trx, Act[]>();
const afterwards = new WeakMap<Trx, Act[]>();

/** Thrown by work that read without a lock what another transaction has changed since. It is done again. */
export class Overtaken extends Error {}

/**
 * Runs `work` in one transaction (READ COMMITTED); a throw rolls everything back. Retries deadlocks, serialization
 * failures and outdated prepared statements up to five attempts with growing random pauses, and a violated unique
 * constraint once. Repeats work that was `Overtaken`. So `work` may run several times, knows how often, and must touch
 * nothing but the database. Inside an open transaction it joins that one. Returns after
 * the `afterCommit` actions.
 *
 * Statements begun together, as by `Promise.all`, share a round trip and run in the order in which they were begun.
 */
export async function withTransaction<Result>(
  db: Db,
  work: (trx: Trx, attempt: number) => Promise<Result>,
): Promise<Result> {
  if (isTrx(db)) return work(db, 1);
  let violations = 0;
  for (let attempt = 1; ; attempt += 1) {
    const acts: Act[] = [];
    let result: Result;
    try {
      result = await db.transaction().execute((opened) =>
        pipelinedTransaction(opened, async (trx) => {
          const last: Act[] = [];
          lasts.set(trx, last);
          afterwards.set(trx, acts);
          const done = await work(trx, attempt);
          await Promise.all(last.map((act) => act()));
          return done;
        }),
      );
    } catch (error) {
      const state = sqlState(error) ?? '';
      if (TAKEN_MEANWHILE.has(state)) violations += 1;
      else if (!isWorthRepeating(error, state)) throw error;
      if (violations > MOST_VIOLATIONS || attempt === MOST_ATTEMPTS) throw error;
      await wait(Math.random() * FIRST_PAUSE_MS * 2 ** attempt);
      continue;
    }
    await Promise.all(acts.map((act) => act()));
    return result;
  }
}

function isWorthRepeating(error: unknown, state: string): boolean {
  return error instanceof Overtaken || PASSING.has(state) || isStaleStatement(error);
}

/**
 * Registers statements to send after the others, all together in the last round trip before the commit. What many
 * transactions fight over is then locked for two round trips.
 */
export function beforeCommit(trx: Trx, act: Act): void {
  actsOf(lasts, trx).push(act);
}

/**
 * Registers an action to run after the commit and before `withTransaction` returns; a rollback drops it. It must not
 * throw, because the commit cannot be undone.
 */
export function afterCommit(trx: Trx, act: Act): void {
  actsOf(afterwards, trx).push(act);
}

function actsOf(known: WeakMap<Trx, Act[]>, trx: Trx): Act[] {
  const acts = known.get(trx);
  if (!acts) throw new Error('Only withTransaction does something before and after the commit');
  return acts;
}

function isTrx(db: Db): db is Trx {
  return db.isTransaction;
}
