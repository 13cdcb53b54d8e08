import { tidyLine } from '../../text/tidyLine.ts';
import type { Category } from '../category.ts';
import { LEVELS } from './importColumns.ts';

/** Most levels of a path; a cycle ends there. */
const MOST_LEVELS = 20;

/** Signs that separate levels and categories cannot be in a name. */
const levelOf = (name: string): string => tidyLine(name).replaceAll('>', '›').replaceAll('|', '¦');

/** Returns the path of each category from the top, by id: 'Medicines > Tablets'. */
export function categoryPaths(
  categories: readonly Pick<Category, 'id' | 'name' | 'parentId'>[],
): ReadonlyMap<number, string> {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const pathOf = (id: number): string => {
    const levels: string[] = [];
    for (let at = byId.get(id); at && levels.length < MOST_LEVELS; at = byId.get(at.parentId))
      levels.unshift(levelOf(at.name));
    return levels.join(LEVELS);
  };
  return new Map(categories.map(({ id }) => [id, pathOf(id)]));
}

/** Counts the categories of each path: two of one name under one parent have the same. */
export function countPaths(paths: Iterable<string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const path of paths) counts.set(path, (counts.get(path) ?? 0) + 1);
  return counts;
}
