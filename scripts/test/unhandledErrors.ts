import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../root.ts';
import { lineOf } from './lineOf.ts';

/** The environment variable that names the file which `unhandledErrorsReporter.ts` writes. */
export const UNHANDLED_ERRORS_FILE = 'UNHANDLED_ERRORS_FILE';

/** What is read of an error that Vitest caught outside every test. */
interface UnhandledError {
  readonly message?: string;
  /** The test and the file that ran then, where one did. */
  readonly VITEST_TEST_NAME?: string;
  readonly VITEST_TEST_PATH?: string;
}

/** The errors outside every test that the reporter wrote to a file as JSON, a line each; none where it wrote no file. */
export function readUnhandledErrors(file: string): readonly string[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return [];
  }
  const errors = JSON.parse(text) as readonly UnhandledError[];
  return errors.map(({ message = '', VITEST_TEST_NAME: test = '', VITEST_TEST_PATH: path }) =>
    lineOf(path === undefined ? '' : relative(root, path), test, `unhandled error: ${message}`),
  );
}
