import { relative } from 'node:path';
import type { FileTime } from '../parts/part.ts';
import { root } from '../root.ts';
import { failureLine } from './failureLine.ts';
import type { UnhandledError } from './unhandledErrors.ts';

const MS_PER_SECOND = 1_000;
const DID_RUN = ['passed', 'failed'];

/** The fields of Vitest's report that are used. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numFailedTestSuites: number;
  readonly success: boolean;
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    /** Start of the first test and end of the last, in milliseconds. */
    readonly startTime?: number;
    readonly endTime?: number;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
      readonly tags?: readonly string[];
      /** Added by Storybook's plugin: the id of the story. */
      readonly meta?: { readonly storyId?: string };
    }[];
  }[];
}

/** Lists failures, one line for each test or file that could not be loaded. */
export function vitestFailures({
  testResults,
}: Pick<VitestReport, 'testResults'>): readonly string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0)
      return message === '' ? [] : [failureLine(file, 'could not be loaded', message)];
    return failed.map(({ fullName, failureMessages: [why = ''] }) =>
      failureLine(file, fullName, why),
    );
  });
}

/** Lists skipped tests, one line each, except those with an excluded tag. */
export function vitestSkipped(
  { testResults }: Pick<VitestReport, 'testResults'>,
  excludedTags: readonly string[] = [],
): readonly string[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => !DID_RUN.includes(status))
      .filter(({ tags = [] }) => !tags.some((tag) => excludedTags.includes(tag)))
      .map(({ fullName }) => failureLine(relative(root, name), fullName, '')),
  );
}

/**
 * Lists files with a failed test, files that could not be loaded, and files that ran during an unhandled error. Undefined if
 * an unhandled error came while no file ran.
 */
export function failedFilesOf(
  { testResults }: Pick<VitestReport, 'testResults'>,
  unhandledErrors: readonly UnhandledError[] = [],
): readonly string[] | undefined {
  const failed = testResults
    .filter(
      ({ message, assertionResults }) =>
        message !== '' || assertionResults.some(({ status }) => status === 'failed'),
    )
    .map(({ name }) => relative(root, name));
  const during = unhandledErrors.map(({ file }) => file);
  if (during.includes(undefined)) return undefined;
  return [...new Set([...failed, ...during.filter((file) => file !== undefined)])];
}

/** Lists the files that ran, with the wall time from the first test to the end of the last. */
export function fileTimesOf({ testResults }: VitestReport): readonly FileTime[] {
  return testResults.map(({ name, startTime = 0, endTime = 0 }) => ({
    file: relative(root, name),
    seconds: (endTime - startTime) / MS_PER_SECOND,
  }));
}
