import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { visualPaths } from './visualPaths.ts';

/** Result for one picture or tree of a story. */
export interface Finding {
  readonly story: string;
  /** Mode of a picture, or `tree`. */
  readonly view: string;
  /** File, relative to the checkout. */
  readonly file: string;
  readonly verdict: 'same' | 'changed' | 'new' | 'recorded';
  /** Difference in words; empty if none. */
  readonly detail: string;
  /** Digest of a recorded picture with its screenshot (`equalScreenshots`). */
  readonly digest?: string | undefined;
}

const file = join(visualPaths.report, 'findings.jsonl');

function clear(): void {
  rmSync(visualPaths.report, { recursive: true, force: true });
  mkdirSync(visualPaths.report, { recursive: true });
}

function add(finding: Finding): void {
  mkdirSync(visualPaths.report, { recursive: true });
  appendFileSync(file, `${JSON.stringify(finding)}\n`);
}

function read(): readonly Finding[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Finding);
}

/** Findings of a run, one per line, written during the test run and read afterwards. */
export const findings = { clear, add, read };
