import type { Db } from './Db.ts';

/** What happens at the begin and the end of each transaction of a database. */
export interface TransactionHooks {
  /** Statements that are sent together with `begin`, without a round trip of their own. */
  readonly opening: Set<string>;
  /** Called after a commit. Must not throw. */
  readonly onCommit: Set<() => void>;
}

const hooks = new WeakMap<Db, TransactionHooks>();

/** Returns the hooks of a database; the same at each call. */
export function transactionHooks(db: Db): TransactionHooks {
  const known = hooks.get(db);
  if (!known) throw new Error('Only createDb makes a database with hooks');
  return known;
}

/** Gives a database its hooks. */
export function setTransactionHooks(db: Db, own: TransactionHooks): void {
  hooks.set(db, own);
}
