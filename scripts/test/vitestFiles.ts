import { relative } from 'node:path';
import { root } from '../root.ts';
import type { FileTime } from './part.ts';
import type { VitestReport } from './vitestReport.ts';

const MS_PER_SECOND = 1_000;

/** Lists the files with a failed test, and those that could not be loaded, from the folder of the checkout. */
export function failedFilesOf({ testResults }: VitestReport): readonly string[] {
  return testResults
    .filter(
      ({ message, assertionResults }) =>
        message !== '' || assertionResults.some(({ status }) => status === 'failed'),
    )
    .map(({ name }) => relative(root, name));
}

/** Lists the files that ran, with the time from the first test to the end of the last. */
export function fileTimesOf({ testResults }: VitestReport): readonly FileTime[] {
  return testResults.map(({ name, startTime = 0, endTime = 0 }) => ({
    file: relative(root, name),
    seconds: (endTime - startTime) / MS_PER_SECOND,
  }));
}
