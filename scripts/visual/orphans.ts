import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../root.ts';
import type { Finding } from './finding.ts';
import { places } from './places.ts';

/** The baselines, from the folder of the checkout, that a whole run did not look at: their stories are gone or renamed. */
export function orphans(seen: readonly Pick<Finding, 'file'>[]): readonly string[] {
  const wanted = new Set(seen.map(({ file }) => file));
  return [...globSync(`${places.pictures}/**/*.webp`), ...globSync(`${places.trees}/*.yml`)]
    .map((file) => relative(root, file))
    .filter((file) => !wanted.has(file))
    .toSorted();
}
