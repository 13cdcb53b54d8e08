import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../root.ts';
import { lineOf } from './lineOf.ts';

/** The environment variable that names the file which `unhandledErrorsReporter.ts` writes. */
export const UNHANDLED_ERRORS_FILE = 'UNHANDLED_ERRORS_FILE';

/** What is read of an error that Vitest caught outside every test. */
interface ReportedError {
  readonly message?: string;
  /** The test and the file that ran then, where one did. */
  readonly VITEST_TEST_NAME?: string;
  readonly VITEST_TEST_PATH?: string;
}

/** An error outside every test. */
export interface UnhandledError {
  /** The test that ran then, where one did, and what went wrong. */
  readonly line: string;
  /** The test file that ran then, from the folder of the checkout. */
  readonly file: string | undefined;
}

/** Reads the errors outside every test that the reporter wrote to a file as JSON; none where it wrote no file. */
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
    return { line: lineOf(during ?? '', test, `unhandled error: ${message}`), file: during };
  });
}
