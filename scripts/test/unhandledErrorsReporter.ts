import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';
import { UNHANDLED_ERRORS_FILE } from './unhandledErrors.ts';

/** Writes down the errors that Vitest caught outside every test: they fail a run, and its JSON report leaves them out. */
export default class UnhandledErrorsReporter implements Reporter {
  readonly onTestRunEnd: NonNullable<Reporter['onTestRunEnd']> = (_modules, errors) => {
    const file = process.env[UNHANDLED_ERRORS_FILE];
    if (file !== undefined) writeFileSync(file, JSON.stringify(errors));
  };
}
