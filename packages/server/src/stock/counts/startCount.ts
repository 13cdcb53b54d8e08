import { MOST_COUNT_LINES } from '@formulary/rules/stock/stockCauses';
import type { Db } from '../../platform/database/Db.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import type { DeskActor } from '../../platform/desk/registerDeskCall.ts';
import { recordEvent } from '../../platform/events/recordEvent.queries.ts';
import { hashRequest } from '../../platform/idempotency/hashRequest.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { findByKey } from '../ledger/onceByKey.queries.ts';
import { productsOfCodes } from '../ledger/productsOfCodes.ts';
import { insertCount, readProductsOfCategory } from './counts.queries.ts';

/** The record of a count. */
export const countSubject = (id: number): string => `stock-count ${id}`;

interface NewCount {
  readonly name: string;
  readonly categoryId?: number | undefined;
  readonly codes?: readonly string[] | undefined;
}

/**
 * Makes a sheet of the products of a category and below it, or of codes; returns its id. The same key makes
 * one. Refuses as `findByKey` does, with 'count-name-required', with 'not-found' an unknown category, with 'count-too-long' above 500 products, and as
 * `productsOfCodes` does.
 */
export function startCount(
  db: Db,
  sheet: NewCount,
  key: string,
  { actor: { by, staff }, now: at }: { readonly actor: DeskActor; readonly now: Date },
): Promise<{ readonly id: number }> {
  const { categoryId, codes = [] } = sheet;
  const name = sheet.name.trim();
  if (name === '') throw new Refused('count-name-required');
  const request = { key, hash: hashRequest(sheet) };
  return withTransaction(db, async (trx) => {
    const { staffId } = staff;
    const earlier = await findByKey(trx, 'stock_counts', staffId, request);
    if (earlier !== undefined) return { id: earlier };
    const productIds =
      categoryId === undefined
        ? (await productsOfCodes(trx, codes)).map(({ id }) => id)
        : await readProductsOfCategory(trx, categoryId, MOST_COUNT_LINES + 1);
    if (productIds === undefined) throw new Refused('not-found');
    if (productIds.length === 0) throw new Refused('stock-lines-empty');
    if (productIds.length > MOST_COUNT_LINES) throw new Refused('count-too-long');
    const id = await insertCount(trx, { name, at, staffId, request }, productIds);
    await recordEvent(trx, {
      at,
      actorId: undefined,
      action: 'stock-count-started',
      subject: countSubject(id),
      detail: { by, name, lines: productIds.length },
      staff,
    });
    return { id };
  });
}
