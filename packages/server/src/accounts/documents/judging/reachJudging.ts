import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type CopiedFiles, copyForAll } from '../../../platform/process/copyForAll.ts';
import { StartupProblem } from '../../../platform/process/StartupProblem.ts';
import type { UnprivilegedUser } from '../../../platform/process/unprivilegedUser.ts';
import { documentFaults } from './documentFaults.ts';
import { judgingCommand } from './judgingCommand.ts';
import { judgingProgram } from './judgingProgram.ts';

const ROOT = fileURLToPath(new URL('../../../../../../', import.meta.url));
const LIBRARIES = ['sharp', '@libpdf/core'];
const CODE = [
  'packages/server/src/accounts/documents',
  'packages/server/src/platform/process',
  'packages/rules/src',
];
const MANIFESTS = [
  'package-lock.json',
  'packages/server/package.json',
  'packages/rules/package.json',
];

/**
 * Sees to it that this user can start the judging process: from the checkout, or from a copy of its code where
 * that lies in a home that others cannot enter. The test is to have it judge nothing, which is unreadable.
 */
export async function reachJudging(user: UnprivilegedUser): Promise<void> {
  if (await canJudge(user)) return;
  const node = join(
    copyForAll(`node-${process.version}-${process.arch}`, { node: process.execPath }),
    'node',
  );
  const copy = copyForAll(`judging-${versionOfCode()}`, copiedFiles());
  judgingProgram.use({ node, main: join(copy, relative(ROOT, judgingProgram.own.main)) });
  if (await canJudge(user)) return;
  throw new StartupProblem(
    `The shop does not run as root, and uid ${user.uid} can judge documents neither from ${ROOT} nor from ${copy}: start Formulary as an ordinary user.`,
  );
}

async function canJudge(user: UnprivilegedUser): Promise<boolean> {
  const judged = (['application/pdf', 'image/png'] as const).map(async (mediaType) => {
    const { program, args } = judgingCommand(mediaType);
    const child = spawn(program, args, { ...user, cwd: '/', env: {}, stdio: 'ignore' });
    // Nothing to start is no exit either.
    const [status] = await once(child, 'exit').catch(() => []);
    return status === documentFaults.unreadable;
  });
  return (await Promise.all(judged)).every(Boolean);
}

/** The code, and the libraries with all that they depend on; rules are a link among them. */
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

/** Changes with the code and with the libraries, which the lock file names by their checksums. */
function versionOfCode(): string {
  const code = CODE.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const version = createHash('sha256');
  for (const file of [...code.toSorted(), ...MANIFESTS.map((path) => join(ROOT, path))]) {
    version.update(relative(ROOT, file)).update(readFileSync(file));
  }
  return version.digest('hex').slice(0, 16);
}
