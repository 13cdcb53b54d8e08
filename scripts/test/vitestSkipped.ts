import { relative } from 'node:path';
import { root } from '../root.ts';
import { lineOf } from './lineOf.ts';
import type { VitestReport } from './vitestReport.ts';

const DID_RUN = ['passed', 'failed'];

/** What did not run though it is there, a line for each test: left out, put off, or not reached. */
export function vitestSkipped({
  testResults,
}: Pick<VitestReport, 'testResults'>): readonly string[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => !DID_RUN.includes(status))
      .map(({ fullName }) => lineOf(relative(root, name), fullName, '')),
  );
}
