import { categoryPaths } from '@formulary/rules/catalogue/imports/categoryPaths';
import type { Trx } from '../../platform/database/Trx.ts';
import { readCategories } from '../catalogue.queries.ts';
import { addShelves } from '../tariff/addShelves.ts';
import { readIncludedPaths } from './importLines.queries.ts';
import type { LockedImport } from './imports.queries.ts';
import { shelfPath } from './outcomesOf.ts';

/** Returns the ids of categories by their paths, once those of the tariff are added that rows to be applied need. */
export async function categoryIdsOf(
  trx: Trx,
  { id, shelves }: LockedImport,
): Promise<(paths: readonly string[]) => readonly number[]> {
  const needed = shelves.length === 0 ? [] : await readIncludedPaths(trx, id);
  const isNeeded = new Set(needed);
  const idOfSlug = await addShelves(trx, shelves, (path) => isNeeded.has(shelfPath(path)));
  const paths = categoryPaths(await readCategories(trx));
  const idOfPath = new Map([
    ...shelves.flatMap((path) => {
      const added = idOfSlug.get(path.at(-1)?.slug ?? '');
      return added === undefined ? [] : [[shelfPath(path), added] as const];
    }),
    ...[...paths].map(([category, path]) => [path, category] as const),
  ]);
  return (wanted) => wanted.flatMap((path) => idOfPath.get(path) ?? []);
}
