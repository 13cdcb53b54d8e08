import type { Trx } from '../../platform/database/Trx.ts';
import { upsertShelf } from './tariff.queries.ts';
import type { Shelf } from './tariffShelf.ts';

/** Sorts after the shop's own categories. */
const FIRST_POSITION = 10_000;

const nameOf = (path: readonly Shelf[]) => path.map(({ slug }) => slug).join('/');

/** Adds the categories of paths that do not exist yet, in the order of their names. Returns their ids by slug. */
export async function addShelves(
  trx: Trx,
  paths: readonly (readonly Shelf[])[],
): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>();
  // Ordered by name, whatever the order of the file.
  for (const path of paths.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))) {
    let parentId: number | undefined;
    for (const shelf of path) {
      const known = ids.get(shelf.slug);
      parentId = known ?? (await upsertShelf(trx, shelf, parentId, FIRST_POSITION + ids.size));
      ids.set(shelf.slug, parentId);
    }
  }
  return ids;
}
