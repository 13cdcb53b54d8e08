import { relative } from 'node:path';
import { root } from '../root.ts';
import type { FileTime } from './part.ts';
import type { UnhandledError } from './unhandledErrors.ts';
import type { VitestReport } from './vitestReport.ts';

const MS_PER_SECOND = 1_000;

/**
 * Lists the files with a failed test, those that could not be loaded, and those during which an error came from outside every
 * test, from the folder of the checkout; undefined where such an error came during none.
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

/** Lists the files that ran, with the time from the first test to the end of the last. */
export function fileTimesOf({ testResults }: VitestReport): readonly FileTime[] {
  return testResults.map(({ name, startTime = 0, endTime = 0 }) => ({
    file: relative(root, name),
    seconds: (endTime - startTime) / MS_PER_SECOND,
  }));
}
