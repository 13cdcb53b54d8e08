import { relative } from 'node:path';
import { root } from '../root.ts';
import type { Finding } from '../visual/finding.ts';
import { lineOf } from './lineOf.ts';
import { vitestFailures } from './vitestFailures.ts';
import type { VitestReport } from './vitestReport.ts';

/**
 * What is wrong with a run of pictures that no picture or tree tells of: a story that broke before it was drawn or
 * does not hold in some mode, and one that passed though nobody looked at it. `seen` is all that the run found out.
 */
export function unpicturedFailures(
  { testResults }: Pick<VitestReport, 'testResults'>,
  seen: readonly Pick<Finding, 'story' | 'verdict'>[],
): readonly string[] {
  const stories = new Set(seen.map(({ story }) => story));
  const differing = new Set(
    seen.filter(({ verdict }) => verdict !== 'same').map(({ story }) => story),
  );
  const broken = testResults.map((file) => ({
    ...file,
    assertionResults: file.assertionResults.filter(
      ({ meta }) => !differing.has(meta?.storyId ?? ''),
    ),
  }));
  const unseen = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, meta }) => status === 'passed' && !stories.has(meta?.storyId ?? ''))
      .map(({ fullName }) => lineOf(relative(root, name), fullName, 'passed without a picture')),
  );
  return [...vitestFailures({ testResults: broken }), ...unseen];
}
