import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../root.ts';
import { failureLine } from './failureLine.ts';

/** The environment variable with the path of the file that `unhandledErrorsReporter.ts` writes. */
export const UNHANDLED_ERRORS_FILE = 'UNHANDLED_ERRORS_FILE';

/** The fields of an error that Vitest caught outside every test. */
interface ReportedError {
  readonly message?: string;
  /** The test and file that were running, if any. */
  readonly VITEST_TEST_NAME?: string;
  readonly VITEST_TEST_PATH?: string;
}

/** An error outside every test. */
export interface UnhandledError {
  /** The test that was running, if any, and the error. */
  readonly line: string;
  /** The test file that was running, from the root of the repository. */
  readonly file: string | undefined;
}

/** Reads the errors that the reporter wrote. Returns none if it wrote no file. */
export function readUnhandledErrors(file: string): readonly UnhandledError[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return [];
  }
  const errors = JSON.parse(text) as readonly ReportedError[];
  return errors.map(({ message = '', VITEST_TEST_NAME: test = '', VITEST_TEST_PATH: path }) => {
    const during = path === undefined ? undefined : relative(root, path);
    return { line: failureLine(during ?? '', test, `unhandled error: ${message}`), file: during };
  });
}
