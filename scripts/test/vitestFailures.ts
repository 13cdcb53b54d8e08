import { relative } from 'node:path';
import { root } from '../root.ts';
import { lineOf } from './lineOf.ts';
import type { VitestReport } from './vitestReport.ts';

/** Lists failures, one line for each test or file that could not be loaded. */
export function vitestFailures({
  testResults,
}: Pick<VitestReport, 'testResults'>): readonly string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0)
      return message === '' ? [] : [lineOf(file, 'could not be loaded', message)];
    return failed.map(({ fullName, failureMessages: [why = ''] }) => lineOf(file, fullName, why));
  });
}
