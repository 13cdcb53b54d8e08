import { createList as createListCall } from '@formulary/rules/calls/listCalls';
import { lineKey } from '@formulary/rules/carts/cartLines';
import {
  checkListLines,
  checkListName,
  soldOnPrescription,
} from '@formulary/rules/lists/checkList';
import type { ListLine, ProductList } from '@formulary/rules/lists/productList';
import { MOST_LISTS, usualOrderList } from '@formulary/rules/lists/listLimits';
import { messages } from '@formulary/rules/problems/messages';
import type { Db } from '../platform/database/Db.ts';
import type { Trx } from '../platform/database/Trx.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { answerOnce } from '../platform/idempotency/answerOnce.ts';
import { hashRequest } from '../platform/idempotency/hashRequest.ts';
import { Refused } from '../platform/problems/Refused.ts';
import {
  countLists,
  deleteList,
  insertList,
  isNameTaken,
  lockListsOf,
  lockStoredList,
  readListedProducts,
  renameStoredList,
  writeListLines,
} from './lists.queries.ts';
import { readList, usualOrderOf } from './readLists.ts';
import type { StoredList } from './lists.queries.ts';

interface ChangeContext {
  readonly db: Db;
  readonly userId: number;
  readonly now: Date;
}

/**
 * Creates a list with these lines; with an idempotency key, retries create it once. Refuses a name as `checkListName`
 * does, and a name of another list. Refuses lines as `checkListLines` does, and unknown products. Refuses with
 * 'lists-full', and a used key with another list with 'key-reused'.
 */
export function createList(
  { db, userId, now }: ChangeContext,
  typed: { readonly name: string; readonly lines: readonly ListLine[] },
  idempotencyKey?: string,
): Promise<ProductList> {
  const name = Refused.unless(checkListName(typed.name));
  const make = async (trx: Trx) => {
    await lockListsOf(trx, userId);
    if (await isNameTaken(trx, userId, name)) throw nameTaken();
    if ((await countLists(trx, userId)) >= MOST_LISTS) throw new Refused('lists-full');
    const lines = await judgedLines(trx, typed.lines, now);
    const id = await insertList(trx, { userId, name, isUsual: false }, now);
    if (id === undefined) throw new Error(`User ${userId} got no list`);
    await writeListLines(trx, id, lines);
    return readList(trx, userId, id, now);
  };
  return withTransaction(db, (trx) => {
    if (idempotencyKey === undefined) return make(trx);
    const requestHash = hashRequest({ name, lines: typed.lines });
    const claim = { userId, route: 'createList', key: idempotencyKey, requestHash, now };
    return answerOnce(trx, claim, createListCall.answer, () => make(trx), 'key-reused');
  });
}

/** Renames a list. Refuses with 'list-missing', with 'usual-order-kept', and names as `createList` does. */
export function renameList(
  { db, userId, now }: ChangeContext,
  typed: { readonly id: number; readonly name: string },
): Promise<ProductList> {
  if (typed.id === usualOrderList.id) throw new Refused('usual-order-kept');
  return withTransaction(db, async (trx) => {
    await lockListsOf(trx, userId);
    const list = await lockStoredList(trx, userId, typed.id);
    if (!list) throw new Refused('list-missing');
    const name = Refused.unless(checkListName(typed.name));
    if (await isNameTaken(trx, userId, name, list.rowId)) throw nameTaken();
    if (name !== list.name) await renameStoredList(trx, list.rowId, name);
    return readList(trx, userId, typed.id, now);
  });
}

/**
 * Replaces the lines of a list. Refuses with 'list-missing', a change of an outdated version with 'list-changed', and
 * lines as `createList` does.
 */
export function setListLines(
  { db, userId, now }: ChangeContext,
  sent: { readonly id: number; readonly version: number; readonly lines: readonly ListLine[] },
): Promise<ProductList> {
  return withTransaction(db, async (trx) => {
    const list = await listToChange(trx, userId, sent.id, now);
    const isAsSeen = list.version === sent.version;
    if (!isAsSeen) throw new Refused('list-changed');
    await writeListLines(trx, list.rowId, await judgedLines(trx, sent.lines, now));
    return readList(trx, userId, sent.id, now);
  });
}

/**
 * Appends lines to a list; an existing line gets the new quantity. Refuses as `setListLines` does, but accepts any
 * version.
 */
export function addListLines(
  { db, userId, now }: ChangeContext,
  sent: { readonly id: number; readonly lines: readonly ListLine[] },
): Promise<ProductList> {
  return withTransaction(db, async (trx) => {
    const list = await listToChange(trx, userId, sent.id, now);
    const lines = await judgedLines(trx, [...list.lines, ...sent.lines], now);
    await writeListLines(trx, list.rowId, lines);
    return readList(trx, userId, sent.id, now);
  });
}

/** Removes a list. Refuses with 'list-missing'. */
export async function removeList({ db, userId }: ChangeContext, id: number): Promise<undefined> {
  if (!(await deleteList(db, userId, id))) throw new Refused('list-missing');
}

/** Drops the user's changes of the usual order, so that it follows from their orders again. */
export async function resetUsualOrder({ db, userId, now }: ChangeContext): Promise<ProductList> {
  await deleteList(db, userId, usualOrderList.id);
  return readList(db, userId, usualOrderList.id, now);
}

/** Locks a list. Stores the usual order if it was never changed, and returns it at version 0. */
async function listToChange(trx: Trx, userId: number, id: number, now: Date): Promise<StoredList> {
  const list = await lockStoredList(trx, userId, id);
  if (list) return list;
  if (id !== usualOrderList.id) throw new Refused('list-missing');
  const { lines, ...usual } = await usualOrderOf(trx, userId, now);
  const rowId = await insertList(trx, { userId, name: usual.name, isUsual: true }, now);
  // A concurrent request stored it first.
  if (rowId === undefined) return listToChange(trx, userId, id, now);
  return { ...usual, rowId, lines };
}

/** Returns valid lines to store: each as its product is sold now, without duplicates. */
async function judgedLines(
  trx: Trx,
  lines: readonly ListLine[],
  now: Date,
): Promise<readonly ListLine[]> {
  const ids = [...new Set(lines.map(({ productId }) => productId))];
  const products = await readListedProducts(trx, ids, now);
  const sold = lines.map((line) => {
    const product = products.get(line.productId);
    if (!product) throw new Refused('product-missing');
    return { ...line, isPrescription: soldOnPrescription(product.type, line.isPrescription) };
  });
  const byKey = new Map(sold.map((line) => [lineKey(line), line]));
  return Refused.unless(checkListLines([...byKey.values()]));
}

function nameTaken(): Refused {
  return new Refused('list-name-taken', { errors: { name: messages['list-name-taken'] } });
}
