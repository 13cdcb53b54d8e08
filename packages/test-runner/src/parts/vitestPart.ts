import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Part, Run, Tally } from './part.ts';
import type { Reached } from '../reach/reach.ts';
import { type VitestRun, runVitest } from '../tools/runVitest.ts';
import {
  vitestFailures,
  failedFilesOf,
  fileTimesOf,
  vitestSkipped,
} from '../reports/vitestReport.ts';

const withoutTags = (tags: readonly string[]): string => tags.map((tag) => `!${tag}`).join(' && ');

/** A suite that could not be loaded has no tests; it counts as one failure. */
function tallyOf(
  { report, exitCode, unhandledErrors, cpuSeconds }: VitestRun,
  { since, excludedTags }: Run,
  isCovered: boolean,
): Tally {
  const outside = unhandledErrors.map(({ line }) => line);
  if (report === undefined) return { passed: 0, failed: 1, failures: outside, cpuSeconds };
  const { numPassedTests: passed, numFailedTests, numFailedTestSuites } = report;
  const failed =
    Math.max(numFailedTests, Math.min(1, numFailedTestSuites)) + unhandledErrors.length;
  const isEmpty = passed === 0 && since === undefined;
  const isSilentFailure = failed === 0 && (exitCode !== 0 || !report.success || isEmpty);
  return {
    passed,
    failed: isSilentFailure ? 1 : failed,
    failures: isSilentFailure
      ? [
          `ended with exit code ${exitCode} after ${passed} tests, none of which failed`,
          ...(isCovered ? ['if its table of coverage names a file, a test is missing there'] : []),
        ]
      : [...vitestFailures(report), ...outside],
    failedFiles: isSilentFailure ? undefined : failedFilesOf(report, unhandledErrors),
    skipped: vitestSkipped(report, excludedTags),
    cpuSeconds,
    files: fileTimesOf(report),
  };
}

/** Every statement, branch and function must be covered, except in test support. */
const FULL_COVERAGE = [
  '--coverage.enabled',
  '--coverage.provider=v8',
  // Relative to the project's own root.
  '--coverage.include=src/**/*.ts',
  '--coverage.exclude=src/testing/**',
  '--coverage.exclude=src/**/*.test.ts',
  '--coverage.thresholds.100',
  '--coverage.skipFull',
  '--coverage.reporter=text',
];

interface VitestPartOptions {
  /** Whether full coverage is required. Checked only if all tests run. */
  readonly needsFullCoverage?: boolean;
  /** Names of Vitest's projects, by default that of the part. */
  readonly projects?: string;
  /** Vitest's configuration, from the root. */
  readonly config?: string;
  /** The number of workers. */
  readonly workers?: number;
  /** The changes that can make it fail. */
  readonly reached?: Reached;
  /** Environment variables for the run. */
  readonly env?: (run: Pick<Run, 'parts' | 'hasAllStoryChecks'>) => NodeJS.ProcessEnv;
}

/** Delays that make a test fail if it does not wait for a lazy module or an answer. */
const SLOW_ENV = { VITE_PARTS_LATE_MS: '600', VITE_ANSWERS_LATE_MS: '500' };

/** Makes a part of one project of the Vitest workspace. Fails if no test ran. */
export function vitestPart(
  name: string,
  {
    needsFullCoverage = false,
    projects = name,
    config = 'vitest.workspace.ts',
    workers,
    reached = [],
    env = () => ({}),
  }: VitestPartOptions = {},
): Part {
  return {
    name,
    reached,
    run: async (run) => {
      const { filters, since, excludedTags, slow, isAlone = false } = run;
      const isCovered = needsFullCoverage && filters.length === 0 && since === undefined;
      const coverage = isCovered ? mkdtempSync(join(tmpdir(), 'formulary-coverage-')) : undefined;
      try {
        const args = [
          `--config=${config}`,
          `--project=${projects}`,
          ...(workers === undefined ? [] : [`--maxWorkers=${isAlone ? 1 : workers}`]),
          ...(excludedTags.length === 0 ? [] : [`--tagsFilter=${withoutTags(excludedTags)}`]),
          ...(coverage === undefined
            ? []
            : [...FULL_COVERAGE, `--coverage.reportsDirectory=${coverage}`]),
          ...(slow === undefined
            ? []
            : ['--sequence.shuffle.files', `--sequence.seed=${slow.seed}`]),
          ...(since === undefined ? [] : [`--changed=${since}`]),
          ...filters,
        ];
        return tallyOf(
          await runVitest(args, { ...env(run), ...(slow && SLOW_ENV) }),
          run,
          isCovered,
        );
      } finally {
        if (coverage !== undefined) rmSync(coverage, { recursive: true, force: true });
      }
    },
  };
}
