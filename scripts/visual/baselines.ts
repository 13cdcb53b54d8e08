import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../root.ts';
import { places } from './places.ts';

/** Returns the baseline pictures and trees, relative to the checkout. */
export function baselines(): readonly string[] {
  return [...globSync(`${places.pictures}/**/*.webp`), ...globSync(`${places.trees}/*.yml`)].map(
    (file) => relative(root, file),
  );
}
