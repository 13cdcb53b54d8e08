import { deskMessages } from '@formulary/rules/problems/deskMessages';
import { fillGaps } from '@formulary/rules/problems/fillGaps';
import type { Db } from '../../platform/database/Db.ts';
import { Refused } from '../../platform/problems/Refused.ts';
import { type CodedRow, readCodes } from './ledger.queries.ts';

/** Returns the product that each typed code names, in the same order; undefined where there is none. */
export async function findCodes(
  db: Db,
  typed: readonly string[],
): Promise<readonly (CodedRow | undefined)[]> {
  const codes = typed.map((code) => code.trim());
  const found = await readCodes(db, codes);
  return codes.map((code) => found.get(code) ?? found.get(code.toUpperCase()));
}

/**
 * Returns the products of typed codes, in the same order. Refuses with 'stock-lines-empty', with 'stock-line-unknown' a
 * code of no product, and with 'stock-line-twice' a product that comes twice; the errors name each line: `lines.2`.
 */
export async function productsOfCodes(
  db: Db,
  typed: readonly string[],
): Promise<readonly CodedRow[]> {
  if (typed.length === 0) throw new Refused('stock-lines-empty');
  const found = await findCodes(db, typed);
  const unknown = typed.flatMap((code, index) => {
    const words = { code: code.trim() };
    return found[index]
      ? []
      : [[index, fillGaps(deskMessages['stock-line-unknown'], words)] as const];
  });
  refuseLines('stock-line-unknown', unknown);
  const products = found.filter((each) => each !== undefined);
  const seen = new Set<number>();
  const twice = products.flatMap(({ id, name }, index) => {
    const isSeen = seen.has(id);
    seen.add(id);
    return isSeen
      ? [[index, fillGaps(deskMessages['stock-line-twice'], { product: name })] as const]
      : [];
  });
  refuseLines('stock-line-twice', twice);
  return products;
}

/** Refuses with the first fault's sentence, if there is one, and an error for each line. */
export function refuseLines(
  code: 'stock-line-unknown' | 'stock-line-twice' | 'stock-above-most',
  faults: readonly (readonly [index: number, sentence: string])[],
): void {
  const message = faults[0]?.[1];
  if (message === undefined) return;
  const errors = Object.fromEntries(
    faults.map(([index, sentence]) => [`lines.${index}`, sentence]),
  );
  throw new Refused({ code, message, errors });
}
