import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../root.ts';
import type { Finding } from './findings.ts';
import { visualPaths } from './visualPaths.ts';

/** Returns the baseline pictures and trees, relative to the checkout. */
export function baselines(): readonly string[] {
  return [
    ...globSync(`${visualPaths.pictures}/**/*.webp`),
    ...globSync(`${visualPaths.trees}/*.yml`),
  ].map((file) => relative(root, file));
}

/** Returns the baselines that a full run did not use, because their stories were removed or renamed. */
export function unusedBaselines(seen: readonly Pick<Finding, 'file'>[]): readonly string[] {
  const wanted = new Set(seen.map(({ file }) => file));
  return baselines()
    .filter((file) => !wanted.has(file))
    .toSorted();
}
