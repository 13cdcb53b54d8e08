import { createHash } from 'node:crypto';
import { createReadStream, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StartupProblem } from '../platform/process/StartupProblem.ts';

/** File of the SHA-256 of every other file of a backup, as `sha256sum --check` reads it. */
const CHECKSUMS_FILE = 'SHA256SUMS';

const LINE = /^([0-9a-f]{64}) {2}(.+)$/;

/** Returns the files below a folder, by their path in it. */
function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();
}

async function sha256(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file, { highWaterMark: 1024 * 1024 }), hash);
  return hash.digest('hex');
}

/**
 * Writes the checksums of a backup's files. The line of `last` is the last one, so that a list cut short lacks it.
 */
export async function writeChecksums(folder: string, last: string): Promise<void> {
  const files = [...filesIn(folder).filter((file) => file !== last), last];
  let lines = '';
  for (const file of files) lines += `${await sha256(join(folder, file))}  ${file}\n`;
  writeFileSync(join(folder, CHECKSUMS_FILE), lines, { mode: 0o600, flush: true });
}

/**
 * Checks that a backup has exactly the files that were written, unchanged. Refuses with a `StartupProblem` that names
 * each damaged, missing or added file.
 */
export async function checkChecksums(folder: string, required: readonly string[]): Promise<void> {
  const present = new Set(filesIn(folder));
  if (!present.delete(CHECKSUMS_FILE)) throw damaged(folder, [`${CHECKSUMS_FILE} is missing`]);
  const faults: string[] = [];
  const listed = new Map<string, string>();
  for (const line of readFileSync(join(folder, CHECKSUMS_FILE), 'utf8').split('\n')) {
    const [, sum = '', file = ''] = LINE.exec(line) ?? [];
    if (file !== '') listed.set(file, sum);
    else if (line !== '') faults.push(`${CHECKSUMS_FILE} has a damaged line`);
  }
  for (const file of required) {
    if (!listed.has(file)) faults.push(`${CHECKSUMS_FILE} does not list ${file}`);
  }
  for (const [file, sum] of listed) {
    if (!present.delete(file)) faults.push(`${file} is missing`);
    else if ((await sha256(join(folder, file))) !== sum) faults.push(`${file} is damaged`);
  }
  faults.push(...[...present].map((file) => `${file} is not part of it`));
  if (faults.length > 0) throw damaged(folder, faults);
}

function damaged(folder: string, faults: readonly string[]): StartupProblem {
  return new StartupProblem(
    `The backup ${folder} cannot be used: ${faults.join(', ')}. Nothing was restored.`,
  );
}
