import { MOST_ADDED_LINES } from '@formulary/rules/calls/cartCalls';
import { type AddedLine, addedLine } from '@formulary/rules/carts/addedLine';
import {
  type AddedLines,
  addLines as withAdded,
  type AskedLine,
} from '@formulary/rules/carts/addLines';
import { listOf } from '@formulary/rules/wire/collections';
import type { Db } from '../platform/database/Db.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { answerOnce } from '../platform/idempotency/answerOnce.ts';
import { hashRequest } from '../platform/idempotency/hashRequest.ts';
import { lockCart, readCart, readProductsToBuy } from './carts.queries.ts';
import { changeCart } from './changeCart.ts';
import { filledCart } from './filledCart.ts';

interface AddLinesInput {
  readonly asked: readonly AskedLine[];
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
  { asked, idempotencyKey }: AddLinesInput,
): Promise<AddedLines> {
  return withTransaction(db, async (trx) => {
    const add = () => addToCart(trx, userId, now, asked);
    const claim = { userId, route: 'addCartLines', requestHash: hashRequest(asked), now };
    const became =
      idempotencyKey === undefined
        ? await add()
        : await answerOnce(trx, { ...claim, key: idempotencyKey }, keptAnswer, add, 'key-reused');
    const { lines } = await readCart(trx, userId, now);
    return { lines, became };
  });
}

async function addToCart(
  trx: Trx,
  userId: number,
  now: Date,
  asked: readonly AskedLine[],
): Promise<readonly AddedLine[]> {
  const ids = [...new Set(asked.map(({ productId }) => productId))];
  let became: readonly AddedLine[] = [];
  await lockCart(trx, userId);
  await changeCart(trx, userId, now, async (cart, reader) => {
    const added = withAdded(cart.lines, asked, await readProductsToBuy(reader, ids, now));
    ({ became } = added);
    return filledCart(cart.lines, added.lines);
  });
  return became;
}
