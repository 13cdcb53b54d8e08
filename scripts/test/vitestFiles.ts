import { relative } from 'node:path';
import { root } from '../root.ts';
import type { FileTime } from './part.ts';
import type { UnhandledError } from './unhandledErrors.ts';
import type { VitestReport } from './vitestReport.ts';

const MS_PER_SECOND = 1_000;

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
