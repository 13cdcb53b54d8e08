import type { Finding } from '../visual/finding.ts';
import { vitestFailures } from './vitestFailures.ts';
import type { VitestReport } from './vitestReport.ts';

/** The failures of a run of pictures that no picture or tree tells of: a story that broke before it was drawn. */
export function unpicturedFailures(
  { testResults }: Pick<VitestReport, 'testResults'>,
  failed: readonly Pick<Finding, 'story'>[],
): readonly string[] {
  const isTold = (messages: readonly string[]) =>
    failed.some(({ story }) => messages.some((message) => message.includes(`${story} `)));
  return vitestFailures({
    testResults: testResults.map((file) => ({
      ...file,
      assertionResults: file.assertionResults.filter(
        ({ failureMessages }) => !isTold(failureMessages),
      ),
    })),
  });
}
