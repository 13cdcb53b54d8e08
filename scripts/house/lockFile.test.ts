import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';

interface Manifest {
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
  readonly optionalDependencies?: Record<string, string>;
}

const manifests = ['.', 'packages/rules', 'packages/ui', 'packages/storefront', 'packages/server'];

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

test('the lock file records no download address', () => {
  const resolved = read('package-lock.json').match(/"resolved": "(?!packages\/)[^"]*"/g) ?? [];
  expect(resolved).toEqual([]);
});

test.each(manifests)('%s pins every dependency exactly', (folder) => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    read(`${folder}/package.json`),
  ) as Manifest;
  const wished = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
  const loose = wished.filter(
    ([name, version]) =>
      !name.startsWith('@formulary/') && !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
  );
  expect(loose).toEqual([]);
});

test('rules depend on nothing but superstruct', () => {
  const { dependencies } = JSON.parse(read('packages/rules/package.json')) as Manifest;
  expect(Object.keys(dependencies ?? {})).toEqual(['superstruct']);
});
