import { relative } from 'node:path';
import { root } from '../root.ts';
import { lineOf } from './lineOf.ts';
import type { VitestReport } from './vitestReport.ts';

const DID_RUN = ['passed', 'failed'];

/** Lists skipped tests, one line each, except those with an excluded tag. */
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
