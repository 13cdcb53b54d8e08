import { validatorCommand } from '../platform/validation/runValidator.ts';
import { documentFaults } from '../platform/validation/documentFaults.ts';
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { paperCommand } from '../platform/paper/paperWorkers.ts';
import { StartupProblem } from '../platform/process/StartupProblem.ts';
import type { Command } from '../platform/process/boundedCommand.ts';
import { type CopiedFiles, copyForAllUsers } from '../platform/process/copyForAllUsers.ts';
import { programFiles } from '../platform/process/programFiles.ts';
import type { UnprivilegedUser } from '../platform/process/unprivilegedUser.ts';

const ROOT = programFiles.own.root;
const LIBRARIES = [
  '@fontsource/atkinson-hyperlegible-next',
  '@fontsource/unifont',
  '@libpdf/core',
  'asn1js',
  'fontkit',
  'lru-cache',
  'pdfkit',
  'pkijs',
  'sharp',
  'superstruct',
  'uqr',
];
const CODE = [
  'packages/server/src/invoices',
  'packages/server/src/commands/drawDocuments.ts',
  'packages/server/src/platform',
  'packages/server/src/prescriptions',
  'packages/rules/src',
];
const MANIFESTS = [
  'package-lock.json',
  'packages/server/package.json',
  'packages/rules/package.json',
];

/**
 * Ensures that a user can start the programs that check and draw documents. If the checkout is in a home closed to
 * them, they start from a copy. It tests by starting two without input.
 */
export async function reachPrograms(user: UnprivilegedUser): Promise<void> {
  if (await canStart(user)) return;
  const node = join(
    copyForAllUsers(`node-${process.version}-${process.arch}`, { node: process.execPath }),
    'node',
  );
  const root = copyForAllUsers(`programs-${versionOfCode()}`, copiedFiles());
  programFiles.use({ node, root });
  if (await canStart(user)) return;
  throw new StartupProblem(
    `The shop does not run as root, and uid ${user.uid} can judge and draw documents neither from ${ROOT} nor from ${root}: start Formulary as an ordinary user.`,
  );
}

async function canStart(user: UnprivilegedUser): Promise<boolean> {
  const { unreadable } = documentFaults;
  // These two load every library that the others load.
  const ended = await Promise.all([
    ends(validatorCommand('image/png'), user, unreadable),
    ends(paperCommand('sealing'), user, 0),
  ]);
  return ended.every(Boolean);
}

/** Returns whether a command without work ends with an exit code. */
async function ends({ program, args }: Command, user: UnprivilegedUser, code: number) {
  const child = spawn(program, args, { ...user, cwd: '/', env: {}, stdio: 'ignore' });
  // A command that cannot start has no exit code.
  const [status] = await once(child, 'exit').catch(() => []);
  return status === code;
}

/**
 * Lists the files to copy: the code, and the libraries with all their dependencies. The rules package is a link among
 * them.
 */
function copiedFiles(): CopiedFiles {
  const libraries = new Set(LIBRARIES);
  for (const name of libraries) {
    const { dependencies, optionalDependencies } = JSON.parse(
      readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8'),
    ) as Record<'dependencies' | 'optionalDependencies', Record<string, string> | undefined>;
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) {
      if (existsSync(join(ROOT, 'node_modules', needed))) libraries.add(needed);
    }
  }
  const modules = [...libraries, '@formulary/rules'].map((name) => join('node_modules', name));
  return Object.fromEntries(
    [...CODE, ...MANIFESTS, ...modules].map((path) => [path, join(ROOT, path)]),
  );
}

/** Hashes the code and the manifests; the lock file covers the libraries by their checksums. */
function versionOfCode(): string {
  const version = createHash('sha256');
  const files = [...CODE.flatMap(filesIn), ...MANIFESTS].map((path) => join(ROOT, path));
  for (const file of files.toSorted()) {
    version.update(relative(ROOT, file)).update(readFileSync(file));
  }
  return version.digest('hex').slice(0, 16);
}

function filesIn(path: string): readonly string[] {
  if (path.endsWith('.ts')) return [path];
  return readdirSync(join(ROOT, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)));
}
