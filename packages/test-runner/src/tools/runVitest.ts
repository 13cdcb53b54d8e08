import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ToolRun, runTool } from './runTool.ts';
import {
  UNHANDLED_ERRORS_FILE,
  type UnhandledError,
  readUnhandledErrors,
} from '../reports/unhandledErrors.ts';
import type { VitestReport } from '../reports/vitestReport.ts';

/** The outcome of Vitest, which may end before it writes a report. */
export interface VitestRun extends ToolRun {
  readonly report: VitestReport | undefined;
  readonly unhandledErrors: readonly UnhandledError[];
}

function readReport(file: string): VitestReport | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  } catch (problem) {
    console.error(`No report of the tests could be read (${String(problem)}).`);
    return undefined;
  }
}

/** Runs `vitest run` with `args`, prints its output, and reads its report. */
export async function runVitest(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<VitestRun> {
  const folder = mkdtempSync(join(tmpdir(), 'formulary-test-'));
  const file = join(folder, 'report.json');
  const unhandled = join(folder, 'unhandledErrors.json');
  try {
    const reporters = [
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      `--reporter=${join(import.meta.dirname, '../reports/unhandledErrorsReporter.ts')}`,
    ];
    const run = await runTool('vitest', ['run', ...reporters, ...args], {
      env: { ...env, [UNHANDLED_ERRORS_FILE]: unhandled },
    });
    return {
      ...run,
      report: readReport(file),
      unhandledErrors: readUnhandledErrors(unhandled),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
