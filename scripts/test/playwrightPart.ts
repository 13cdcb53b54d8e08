import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Part } from './part.ts';
import { type PlaywrightReport, playwrightFailures } from './playwrightFailures.ts';
import { playwrightSkipped } from './playwrightSkipped.ts';
import { reachedBy } from './reachedBy.ts';
import { runTool } from './runTool.ts';

/** The journeys: Playwright against the real server. One that ran no test has failed. */
export const playwrightPart: Part = {
  name: 'journeys',
  reached: reachedBy.journeys,
  run: ({ filters, since }) => {
    const folder = mkdtempSync(join(tmpdir(), 'formulary-test-'));
    const file = join(folder, 'report.json');
    try {
      const only = since === undefined ? [] : [`--only-changed=${since}`];
      const exitCode = runTool(
        'playwright',
        ['test', '--reporter=list,json', ...only, ...filters],
        {
          PLAYWRIGHT_JSON_OUTPUT_NAME: file,
        },
      );
      const { stats, suites } = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
      const { expected, unexpected, flaky } = stats;
      const failed = unexpected + flaky;
      const isSilentFailure =
        failed === 0 && (exitCode !== 0 || (expected === 0 && since === undefined));
      return {
        passed: expected,
        failed: isSilentFailure ? 1 : failed,
        failures: suites.flatMap(playwrightFailures),
        skipped: suites.flatMap(playwrightSkipped),
      };
    } catch (problem) {
      console.error(`journeys: no report could be read (${String(problem)})`);
      return { passed: 0, failed: 1 };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
