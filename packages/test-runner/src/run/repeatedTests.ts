import type { Tally } from '../parts/part.ts';

/** Patterns of the test files of each part. */
const TESTS_OF: Readonly<Record<string, RegExp>> = {
  rules: /^packages\/rules\/.*\.test\.ts$/,
  house:
    /^(?:scripts|packages\/(?:search|theme|ui|storybook-kit|storefront|guides|bench|lint|test-runner))\/.*\.test\.ts$/,
  stories: /\.stories\.tsx$/,
  server: /^packages\/server\/.*\.test\.ts$/,
  journeys: /^playwright\/journeys\/.*\.spec\.ts$/,
};

/** Returns the changed test files of a part. */
export const testsOf = (part: string, files: readonly string[]): readonly string[] =>
  files.filter((file) => TESTS_OF[part]?.test(file));

const both = <Item>(one: readonly Item[] = [], other: readonly Item[] = []) => [...one, ...other];

const hasUnknownFailure = ({ failed, failedFiles }: Tally) =>
  failed > 0 && failedFiles === undefined;

/** Adds up two runs of a part. */
export function addTallies(one: Tally, other: Tally): Tally {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    failures: both(one.failures, other.failures),
    failedFiles: [one, other].some(hasUnknownFailure)
      ? undefined
      : [...new Set(both(one.failedFiles, other.failedFiles))],
    skipped: both(one.skipped, other.skipped),
    cpuSeconds: (one.cpuSeconds ?? 0) + (other.cpuSeconds ?? 0),
    files: both(one.files, other.files),
  };
}
