import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Part, Tally } from './part.ts';
import { runTool } from './runTool.ts';

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numFailedTestSuites: number;
  readonly success: boolean;
}

/** A suite that could not even be loaded has no tests to count; it still counts as one failure. */
function tallyOf(report: VitestReport, exitCode: number): Tally {
  const { numPassedTests: passed, numFailedTests, numFailedTestSuites } = report;
  const failed = Math.max(numFailedTests, Math.min(1, numFailedTestSuites));
  const isSilentFailure = failed === 0 && (exitCode !== 0 || !report.success || passed === 0);
  return { passed, failed: isSilentFailure ? 1 : failed };
}

/** A part that is one project of the Vitest workspace; one that ran no test has failed. */
export function vitestPart(name: string): Part {
  return {
    name,
    run: (filters) => {
      const folder = mkdtempSync(join(tmpdir(), 'formulary-test-'));
      const file = join(folder, 'report.json');
      try {
        const exitCode = runTool('vitest', [
          'run',
          '--config=vitest.workspace.ts',
          `--project=${name}`,
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${file}`,
          ...filters,
        ]);
        return tallyOf(JSON.parse(readFileSync(file, 'utf8')) as VitestReport, exitCode);
      } catch (problem) {
        console.error(`${name}: no report could be read (${String(problem)})`);
        return { passed: 0, failed: 1 };
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}
