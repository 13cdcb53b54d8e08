import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../root.ts';
import { places } from './places.ts';

/** The pictures and trees that stories are held against, from the folder of the checkout. */
export function baselines(): readonly string[] {
  return [...globSync(`${places.pictures}/**/*.webp`), ...globSync(`${places.trees}/*.yml`)].map(
    (file) => relative(root, file),
  );
}
