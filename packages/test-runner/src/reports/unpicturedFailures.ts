import { relative } from 'node:path';
import { root } from '../root.ts';
import type { Finding } from '../visual/findings.ts';
import { failureLine } from './failureLine.ts';
import { vitestFailures, type VitestReport } from './vitestReport.ts';

/**
 * Lists failures that show in no picture or tree: stories that broke before their picture or failed a check in a mode, and
 * stories that passed without a picture, but for those of Storybook's checks, which have none. `seen` is the result of
 * the run.
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
  const pictured = testResults.filter(({ name }) => !relative(root, name).startsWith('.storybook'));
  const unseen = pictured.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, meta }) => status === 'passed' && !stories.has(meta?.storyId ?? ''))
      .map(({ fullName }) =>
        failureLine(relative(root, name), fullName, 'passed without a picture'),
      ),
  );
  return [...vitestFailures({ testResults: broken }), ...unseen];
}
