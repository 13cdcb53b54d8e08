import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from './finding.ts';
import { places } from './places.ts';

const file = join(places.report, 'findings.jsonl');

function clear(): void {
  rmSync(places.report, { recursive: true, force: true });
  mkdirSync(places.report, { recursive: true });
}

function add(finding: Finding): void {
  mkdirSync(places.report, { recursive: true });
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
