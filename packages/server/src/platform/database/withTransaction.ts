import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from './Db.ts';
import { sqlState } from './sqlState.ts';
import type { Trx } from './Trx.ts';

const MOST_ATTEMPTS = 5;
const FIRST_PAUSE_MS = 10;
/** serialization_failure, deadlock_detected: PostgreSQL undid everything, so the same again is right. */
const PASSING = new Set(['40001', '40P01']);
/**
 * unique_violation, exclusion_violation: another transaction committed the row after this one had looked for it. The next
 * attempt finds the row and refuses or goes on as the rules say; a second violation is a bug.
 */
const TAKEN_MEANWHILE = new Set(['23505', '23P01']);
const MOST_VIOLATIONS = 1;

type Afterwards = () => Promise<void>;

/** What is done once each open transaction is committed. */
const afterwards = new WeakMap<Trx, Afterwards[]>();

/**
 * Runs `work` in one transaction (READ COMMITTED): all of it is kept, or none when it throws.
 * Deadlocks and serialization failures are tried again, five attempts in all, after growing random
 * pauses, and a violated unique constraint once; so `work` may run several times and must touch nothing but the database.
 * Within a transaction that is there already it is a part of that one. Answers when what `afterCommit` was given is done too.
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
      result = await db.transaction().execute((trx) => {
        afterwards.set(trx, acts);
        return work(trx);
      });
    } catch (error) {
      const state = sqlState(error) ?? '';
      if (TAKEN_MEANWHILE.has(state)) violations += 1;
      else if (!PASSING.has(state)) throw error;
      if (violations > MOST_VIOLATIONS || attempt === MOST_ATTEMPTS) throw error;
      await wait(Math.random() * FIRST_PAUSE_MS * 2 ** attempt);
      continue;
    }
    await Promise.all(acts.map((act) => act()));
    return result;
  }
}

/**
 * Has something done once a transaction is committed and before `withTransaction` answers; never when it is undone. It must not
 * throw, since what is committed cannot be taken back.
 */
export function afterCommit(trx: Trx, act: Afterwards): void {
  const acts = afterwards.get(trx);
  if (!acts) throw new Error('Only withTransaction does something after the commit');
  acts.push(act);
}

function isTrx(db: Db): db is Trx {
  return db.isTransaction;
}
