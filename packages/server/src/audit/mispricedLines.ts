import { priceLine } from '@formulary/rules/pricing/priceLine';
import type { Db } from '../database/Db.ts';
import { readBoughtLines } from './boughtLines.queries.ts';

/** The order lines whose price does not follow from what they say of themselves (I06; spec 9.5). */
export async function mispricedLines(db: Db): Promise<readonly string[]> {
  const lines = await readBoughtLines(db);
  return lines
    .filter((line) => {
      const price = priceLine(line);
      const isRight =
        price.subtotal === line.subtotal && price.vat === line.vat && price.total === line.total;
      return !isRight;
    })
    .map(({ id }) => `order line ${id}`);
}
