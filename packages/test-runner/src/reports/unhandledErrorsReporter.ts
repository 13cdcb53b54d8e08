import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';
import { UNHANDLED_ERRORS_FILE } from './unhandledErrors.ts';

/** Writes the errors outside every test to a file. They fail a run, but Vitest's JSON report leaves them out. */
export default class UnhandledErrorsReporter implements Reporter {
  readonly onTestRunEnd: NonNullable<Reporter['onTestRunEnd']> = (_modules, errors) => {
    const file = process.env[UNHANDLED_ERRORS_FILE];
    if (file !== undefined) writeFileSync(file, JSON.stringify(errors));
  };
}
