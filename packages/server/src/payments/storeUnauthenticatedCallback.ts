import type { Db } from '../platform/database/Db.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { consumeQuota } from '../platform/limits/consumeQuota.ts';
import { Refused } from '../platform/problems/Refused.ts';
import { storeCallback } from './payments.queries.ts';

const DAY_MS = 86_400_000;
/** Holds every field that the shop reads; a whole message of Worldpay has 2,000 to 3,000 bytes. */
const LONGEST_KEPT = 2048;
/** Size of a row beside its text: columns, two index entries, page space. */
const ROW_BYTES = 256;
const MOST_BYTES_OF_NETWORK = 64 * 1024;
/** Per day. Messages are removed after 30 days, so all of them together take 16 MB at most. */
const MOST_BYTES = 512 * 1024;

const LIMIT = { perMs: DAY_MS, code: 'too-many-requests' } as const;

interface Unproven {
  readonly form: URLSearchParams;
  /** The sender's network. */
  readonly network: string;
  readonly receivedAt: Date;
}

/**
 * Stores the beginning of a payment message without the provider's password, as evidence. Daily byte limits apply to
 * its network and to all of them together. Returns its id, or undefined when over the limit: then it is only logged.
 * Messages with the password are never counted here.
 */
export async function storeUnauthenticatedCallback(
  db: Db,
  { form, network, receivedAt }: Unproven,
): Promise<number | undefined> {
  const body = form.toString().slice(0, LONGEST_KEPT);
  const amount = body.length + ROW_BYTES;
  const shares = [
    { kind: 'unproven payment messages from', key: network, most: MOST_BYTES_OF_NETWORK },
    { kind: 'unproven payment messages', key: 'all', most: MOST_BYTES },
  ];
  try {
    return await withTransaction(db, async (trx) => {
      for (const share of shares)
        await consumeQuota(trx, { ...share, ...LIMIT, amount }, receivedAt);
      return storeCallback(trx, { body, isAuthentic: false, receivedAt });
    });
  } catch (error) {
    const isFull = error instanceof Refused && error.problem.code === LIMIT.code;
    if (isFull) return undefined;
    throw error;
  }
}
