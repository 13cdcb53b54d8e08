import { MOST_ADDED_LINES } from '@formulary/rules/calls/cartCalls';
import { type AddedLine, addedLine } from '@formulary/rules/carts/addedLine';
import {
  type AddedLines,
  addLines as withAdded,
  type RequestedLine,
} from '@formulary/rules/carts/addLines';
import { listOf } from '@formulary/rules/wire/collections';
import type { Db } from '../platform/database/Db.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { answerOnce } from '../platform/idempotency/answerOnce.ts';
import { hashRequest } from '../platform/idempotency/hashRequest.ts';
import { lockCart, readCart, readProductsToBuy } from './carts.queries.ts';
import { changeCart, filledCart } from './changeCart.ts';

interface AddLinesInput {
  readonly requested: readonly RequestedLine[];
  /** Made by the client and reused on retry: a retry adds nothing. */
  readonly idempotencyKey: string | undefined;
}

/** Stored under a key: the outcome of each line. The cart is read again, because it may have changed since. */
const keptAnswer = listOf(addedLine, MOST_ADDED_LINES);

/**
 * Adds many lines in one change of the cart, each whole or not at all, and returns the outcome of each (spec 7.21).
 * Refuses a used key with different lines with 'key-reused'.
 */
export function addLines(
  db: Db,
  userId: number,
  now: Date,
  { requested, idempotencyKey }: AddLinesInput,
): Promise<AddedLines> {
  return withTransaction(db, async (trx) => {
    const add = () => addToCart(trx, userId, now, requested);
    const claim = { userId, route: 'addCartLines', requestHash: hashRequest(requested), now };
    const results =
      idempotencyKey === undefined
        ? await add()
        : await answerOnce(trx, { ...claim, key: idempotencyKey }, keptAnswer, add, 'key-reused');
    const { lines } = await readCart(trx, userId, now);
    return { lines, results };
  });
}

async function addToCart(
  trx: Trx,
  userId: number,
  now: Date,
  requested: readonly RequestedLine[],
): Promise<readonly AddedLine[]> {
  const ids = [...new Set(requested.map(({ productId }) => productId))];
  let results: readonly AddedLine[] = [];
  await lockCart(trx, userId);
  await changeCart(trx, userId, now, async (cart, reader) => {
    const added = withAdded(cart.lines, requested, await readProductsToBuy(reader, ids, now));
    ({ results } = added);
    return filledCart(cart.lines, added.lines);
  });
  return results;
}
