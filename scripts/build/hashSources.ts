import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from '../root.ts';

/** Inputs of the builds of storefront and desk. */
const SOURCES = [
  'package-lock.json',
  'packages/rules/src',
  'packages/theme/src',
  'packages/ui/src',
  'packages/client/src',
  'packages/storefront',
  'packages/desk',
  'packages/server/seed/demo',
  'scripts/build.ts',
  'scripts/build',
  'scripts/draw',
  'scripts/drawPictures.ts',
];

/** Outputs, and files that no build reads. */
const IGNORED =
  /(^|\/)(node_modules|dist|mocks|packages\/storefront\/public\/images)(\/|$)|\.(test|stories)\.tsx?$/;

/** Returns a hash of the sources' names and contents. Equal hashes mean equal builds. */
export function hashSources(folder = root): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of filesOf(folder, join(folder, source))) {
      hash
        .update(`${relative(folder, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

function filesOf(folder: string, path: string): readonly string[] {
  const name = relative(folder, path).split(sep).join('/');
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined || IGNORED.test(name)) return [];
  if (!found.isDirectory()) return [path];
  return readdirSync(path)
    .toSorted()
    .flatMap((entry) => filesOf(folder, join(path, entry)));
}
