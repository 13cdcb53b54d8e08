import { relative } from 'node:path';
import { root } from '../root.ts';
import { lineOf } from './lineOf.ts';
import type { VitestReport } from './vitestReport.ts';

const DID_RUN = ['passed', 'failed'];

/** Lists the tests that are there and did not run, a line each, but for those with a tag that was left out on purpose. */
export function vitestSkipped(
  { testResults }: Pick<VitestReport, 'testResults'>,
  leftToAll: readonly string[] = [],
): readonly string[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => !DID_RUN.includes(status))
      .filter(({ tags = [] }) => !tags.some((tag) => leftToAll.includes(tag)))
      .map(({ fullName }) => lineOf(relative(root, name), fullName, '')),
  );
}
