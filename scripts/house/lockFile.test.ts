import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';

interface Manifest {
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
  readonly optionalDependencies?: Record<string, string>;
}

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly hasInstallScript?: boolean }>>;
}

interface Bill {
  readonly components: readonly {
    readonly 'bom-ref': string;
    readonly version: string;
    readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
    readonly licenses?: readonly {
      readonly license?: { readonly id?: string };
      readonly expression?: string;
    }[];
  }[];
}

/** Licences that allow use in a commercial product with their notices. */
const LICENCES = new Set([
  '(MIT AND Zlib)',
  '(MIT OR CC0-1.0)',
  '0BSD',
  'Apache-2.0',
  'Apache-2.0 AND LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'PSF-2.0',
]);

const manifests = [
  '.',
  'packages/rules',
  'packages/search',
  'packages/ui',
  'packages/storefront',
  'packages/server',
];

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
  const requested = Object.entries({
    ...dependencies,
    ...devDependencies,
    ...optionalDependencies,
  });
  const loose = requested.filter(
    ([name, version]) =>
      !name.startsWith('@formulary/') && !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
  );
  expect(loose).toEqual([]);
});

test('rules depend only on superstruct', () => {
  const { dependencies } = JSON.parse(read('packages/rules/package.json')) as Manifest;
  expect(Object.keys(dependencies ?? {})).toEqual(['superstruct']);
});

test('allowScripts names every dependency with an install script and allows none', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as LockFile;
  const { allowScripts } = JSON.parse(read('package.json')) as {
    readonly allowScripts: Readonly<Record<string, boolean>>;
  };
  const withScript = Object.entries(packages)
    .filter(([, entry]) => entry.hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
  expect(new Set(Object.keys(allowScripts))).toEqual(new Set(withScript));
  expect(Object.values(allowScripts).filter((isAllowed) => isAllowed)).toEqual([]);
});

/** Packages without a licence in package.json, with the first line of their licence file. */
const SAID_IN_FILE = new Map([['png-js@2.0.0', 'MIT License']]);

test.each([...SAID_IN_FILE])('%s comes with the %s', (name, licence) => {
  const folder = `node_modules/${name.replace(/(.)@.*$/, '$1')}`;
  expect(read(`${folder}/LICENSE`).startsWith(`${licence}\n`)).toBe(true);
});

test('the bill of materials names each dependency with version, checksum and an allowed licence', () => {
  const printed = execFileSync('npm', ['sbom', '--package-lock-only', '--sbom-format=cyclonedx'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { components } = JSON.parse(printed) as Bill;
  const bought = components.filter((each) => !each['bom-ref'].startsWith('@formulary/'));
  const { packages } = JSON.parse(read('package-lock.json')) as LockFile;
  const named = new Set(bought.map((each) => each['bom-ref'].replace(/(.)@.*$/, '$1')));
  const locked = Object.keys(packages)
    .filter((path) => path.includes('node_modules/'))
    .map((path) => path.replace(/^.*node_modules\//, ''))
    .filter((name) => !name.startsWith('@formulary/'));
  expect(named).toEqual(new Set(locked));
  const faults = bought.filter(({ version, hashes = [], licenses = [] }) => {
    const licence = licenses[0]?.license?.id ?? licenses[0]?.expression ?? 'none';
    const hasChecksum = hashes.some(({ alg, content }) => alg === 'SHA-512' && content !== '');
    return version === '' || !hasChecksum || !LICENCES.has(licence);
  });
  expect(faults.map((each) => each['bom-ref'])).toEqual([...SAID_IN_FILE.keys()]);
});
