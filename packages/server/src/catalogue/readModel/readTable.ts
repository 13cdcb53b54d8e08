import type { Db } from '../../platform/database/Db.ts';
import { readFigures, readProducts } from '../catalogue.queries.ts';
import type { CatalogueProduct } from '../CatalogueProduct.ts';
import type { TableParts } from '../productTable/ProductTable.ts';
import { TableBuilder } from '../productTable/TableBuilder.ts';
import { inSlices } from '../../platform/process/inSlices.ts';

const READ_TOGETHER = 1_000;

/** Builds a table of every product on sale in slices, so that requests run in between. */
export async function readTable(db: Db): Promise<TableParts> {
  const fresh = await inSlices(await readFigures(db));
  const { ids, hashes } = fresh.trimmed();
  const builder = new TableBuilder();
  for (let from = 0; from < ids.length; from += READ_TOGETHER) {
    const wanted = ids.subarray(from, from + READ_TOGETHER);
    const hashOf = new Map(Array.from(wanted, (id, at) => [id, hashes[from + at] ?? 0n]));
    const products = await readProducts(db, [...wanted]);
    await inSlices(addAll(builder, products, hashOf));
  }
  return inSlices(builder.finish());
}

function* addAll(
  builder: TableBuilder,
  products: readonly CatalogueProduct[],
  hashOf: ReadonlyMap<number, bigint>,
): Generator<void, void> {
  for (const product of products.toSorted((a, b) => a.id - b.id)) {
    yield;
    builder.add(product, hashOf.get(product.id));
  }
}
