import {
  IMPORT_LIMITS,
  type ImportedFacts,
} from '@formulary/rules/catalogue/imports/importColumns';
import { londonDay } from '@formulary/rules/dates/londonTime';
import { londonInstant } from '@formulary/rules/dates/timeOfDay';
import type { Trx } from '../../platform/database/Trx.ts';
import { Overtaken } from '../../platform/database/withTransaction.ts';
import type { CatalogueActor } from '../changes/changeProducts.ts';
import { type DecidedPrice, decidePrices } from '../prices/decidePrices.ts';
import { lockAllPrices } from '../prices/prices.queries.ts';
import { setPrices } from '../prices/setPrices.ts';
import { addNewProducts } from './addNewProducts.ts';
import { categoryIdsOf } from './categoryIdsOf.ts';
import { changeFields, hasFields } from './changeFields.ts';
import { checkLocked } from './checkLines.ts';
import { hasOtherPrice, lockProductsOfIds, markAsTariff } from './importedProducts.queries.ts';
import {
  type ComparedLine,
  readLinesOfIds,
  readLinesToApply,
  writeApplied,
} from './importLines.queries.ts';
import type { LockedImport } from './imports.queries.ts';
import { type ImportWork, ROWS_OF_A_STEP } from './importWork.ts';

/** A row that changes a product or adds one. */
export type Change = ComparedLine & { readonly after: ImportedFacts };

interface Applied {
  readonly made: LockedImport;
  /** Rows that are to be applied. */
  readonly total: number;
  readonly work: ImportWork;
  readonly actor: CatalogueActor;
  readonly now: Date;
}

/**
 * Applies rows that were compared again. What locks no product comes first: new products, and the prices of long lists, which come
 * into force right after the commit. Then it locks the products of which more changes than the price, in the order of
 * their ids as orders do, compares them once more and changes them. Refuses with 'import-outdated', 'import-stopped' and
 * 'products-faulty'.
 */
export async function applyLines(trx: Trx, applied: Applied): Promise<void> {
  const { made, total, work, actor, now } = applied;
  const placing = { actor, now, idsOf: await categoryIdsOf(trx, made) };
  const isLong = total > IMPORT_LIMITS.pricesAtOnce;
  let written = 0;
  const reach = async (lines: number) => {
    written += lines;
    await work.reach('writing', written, total);
  };
  const locked: Locked[] = [];
  const decided: DecidedPrice[] = [];
  for await (const lines of linesOf(trx, made.id, 'changed')) {
    const known = lines.map((line) => ({ ...line, productId: line.productId ?? 0 }));
    await writeApplied(trx, known);
    const prices = isLong ? known.flatMap((line) => priceOf(line, now)) : [];
    await decidePrices(trx, prices, actor, now);
    decided.push(...prices.filter(({ from }) => from === undefined));
    for (const { id, productId, after } of known) {
      if (!isLong || hasFields(after)) locked.push({ id, productId });
    }
    await reach(lines.length);
  }
  for await (const lines of linesOf(trx, made.id, 'new')) {
    const added = await addNewProducts(trx, lines, placing);
    await writeApplied(trx, added);
    if (made.kind === 'tariff') {
      await markAsTariff(
        trx,
        added.map(({ productId }) => productId),
      );
    }
    await reach(lines.length);
  }
  // Before the locks, since other prices are changed in the same order.
  if (isLong) await lockAllPrices(trx);
  await changeLocked(trx, locked, { ...applied, isLong, idsOf: placing.idsOf });
  if (await hasOtherPrice(trx, decided, now)) throw new Overtaken();
  // The last look at whether it is to stop.
  await work.reach('writing', total, total);
}

async function* linesOf(
  trx: Trx,
  importId: number,
  kind: 'changed' | 'new',
): AsyncGenerator<readonly Change[]> {
  for (let after = 0; ;) {
    const lines = await readLinesToApply(trx, importId, { after, limit: ROWS_OF_A_STEP, kind });
    if (lines.length > 0) yield lines.map((line) => ({ ...line, after: line.after ?? {} }));
    const last = lines.at(-1);
    if (last === undefined || lines.length < ROWS_OF_A_STEP) return;
    after = last.row;
  }
}

/** Returns the price that a row sets; none if it sets none. */
function priceOf(
  { productId, before, after: { price, priceFrom } }: Change & { readonly productId: number },
  now: Date,
): readonly DecidedPrice[] {
  if (price === undefined) return [];
  const isLater = priceFrom !== undefined && priceFrom > londonDay(now);
  const from = isLater ? { from: londonInstant(priceFrom, 0) } : {};
  return [{ productId, price, before: before?.price ?? 0, ...from }];
}

interface Locked {
  readonly id: number;
  readonly productId: number;
}

interface Changing extends Applied {
  readonly isLong: boolean;
  readonly idsOf: (paths: readonly string[]) => readonly number[];
}

async function changeLocked(
  trx: Trx,
  locked: readonly Locked[],
  { made, work, actor, now, isLong, idsOf }: Changing,
): Promise<void> {
  if (locked.length === 0) return;
  const inOrder = locked.toSorted((a, b) => a.productId - b.productId);
  await work.reach('changing', 0, locked.length);
  await lockProductsOfIds(
    trx,
    inOrder.map(({ productId }) => productId),
  );
  for (let at = 0; at < inOrder.length; at += ROWS_OF_A_STEP) {
    const some = inOrder.slice(at, at + ROWS_OF_A_STEP);
    const lines = await readLinesOfIds(
      trx,
      some.map(({ id }) => id),
    );
    await checkLocked(trx, made, lines, now);
    const known = lines.map((line) => ({
      ...line,
      productId: line.productId ?? 0,
      after: line.after ?? {},
    }));
    await changeFields(trx, known, { actor, now, idsOf });
    const prices = isLong ? [] : known.flatMap((line) => priceOf(line, now));
    const { reason } = actor;
    const typed = prices.map(({ productId, price, from }) => ({ productId, price, from, reason }));
    if (typed.length > 0) await setPrices(trx, typed, actor, now);
    await work.reach('changing', at + some.length, locked.length);
  }
}
