import type { Trx } from '../../platform/database/Trx.ts';
import { upsertShelf } from './tariff.queries.ts';
import type { Shelf } from './tariffShelf.ts';

/** Sorts after the shop's own categories. */
const FIRST_POSITION = 10_000;

const nameOf = (path: readonly Shelf[]) => path.map(({ slug }) => slug).join('/');

/**
 * Adds the categories of needed paths that do not exist yet, in the order of the names of all paths. Returns their ids by
 * slug.
 */
export async function addShelves(
  trx: Trx,
  paths: readonly (readonly Shelf[])[],
  isNeeded: (path: readonly Shelf[]) => boolean,
): Promise<ReadonlyMap<string, number>> {
  // Ordered by name, whatever the order of the file and whichever are needed.
  const inOrder = paths.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  const places = new Map(
    [...new Set(inOrder.flat().map(({ slug }) => slug))].map((slug, place) => [slug, place]),
  );
  const ids = new Map<string, number>();
  for (const path of inOrder.filter(isNeeded)) {
    let parentId: number | undefined;
    for (const shelf of path) {
      const place = FIRST_POSITION + (places.get(shelf.slug) ?? 0);
      parentId = ids.get(shelf.slug) ?? (await upsertShelf(trx, shelf, parentId, place));
      ids.set(shelf.slug, parentId);
    }
  }
  return ids;
}
