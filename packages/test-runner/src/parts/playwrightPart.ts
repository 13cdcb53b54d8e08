import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Part } from './part.ts';
import {
  type PlaywrightReport,
  failedJourneyFiles,
  journeyTimes,
  playwrightFailures,
  playwrightSkipped,
} from '../reports/playwrightReport.ts';
import { reachedBy } from '../reach/reachedBy.ts';
import { runTool } from '../tools/runTool.ts';

/** Runs the journeys: Playwright against the real server. Fails if no journey ran. */
export const playwrightPart: Part = {
  name: 'journeys',
  reached: reachedBy.journeys,
  run: async ({ filters, since, excludedTags, slow, isAlone = false }) => {
    const folder = mkdtempSync(join(tmpdir(), 'formulary-test-'));
    const file = join(folder, 'report.json');
    const tags = excludedTags.map((tag) => `@${tag}`).join('|');
    try {
      const { exitCode, cpuSeconds } = await runTool(
        'playwright',
        [
          'test',
          '--reporter=list,json',
          ...(since === undefined ? [] : [`--only-changed=${since}`]),
          ...(tags === '' ? [] : [`--grep-invert=(?:${tags})\\b`]),
          ...(isAlone ? ['--workers=1', '--trace=retain-on-failure'] : []),
          ...filters,
        ],
        { env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...(slow && { JOURNEYS_SLOW: 'yes' }) } },
      );
      const report = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
      const { stats, suites } = report;
      const { expected, unexpected, flaky } = stats;
      const failed = unexpected + flaky;
      const isSilentFailure =
        failed === 0 && (exitCode !== 0 || (expected === 0 && since === undefined));
      return {
        passed: expected,
        failed: isSilentFailure ? 1 : failed,
        failures: suites.flatMap(playwrightFailures),
        failedFiles: isSilentFailure ? undefined : failedJourneyFiles(report),
        skipped: suites.flatMap(playwrightSkipped),
        cpuSeconds,
        files: journeyTimes(report),
      };
    } catch (problem) {
      console.error(`journeys: no report could be read (${String(problem)})`);
      return { passed: 0, failed: 1 };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
