import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../root.ts';
import { playwrightFailures } from './playwrightFailures.ts';
import { unpicturedFailures } from './unpicturedFailures.ts';
import { vitestFailures } from './vitestFailures.ts';

const journey = (title: string, ok: boolean) => ({
  title,
  ok,
  tests: [{ results: [ok ? {} : { error: { message: 'no button\nCall log:' } }] }],
});

const failing = (fullName: string, why: string) => ({
  status: 'failed',
  fullName,
  failureMessages: [why],
});

describe('what failed is said at the end, a line each', () => {
  test('a test by its file, its name and the first line of why', () => {
    const report = {
      testResults: [
        {
          name: join(root, 'packages/ui/src/Badge.stories.tsx'),
          message: '',
          assertionResults: [
            { status: 'passed', fullName: 'New', failureMessages: [] },
            {
              status: 'failed',
              fullName: 'Sold out',
              failureMessages: ['\u001b[31mexpected 1 to be 2\u001b[39m\n    at somewhere'],
            },
          ],
        },
      ],
    };

    expect(vitestFailures(report)).toEqual([
      'packages/ui/src/Badge.stories.tsx › Sold out › expected 1 to be 2',
    ]);
  });

  test('a file that could not be loaded, which has no tests', () => {
    const report = {
      testResults: [
        { name: join(root, 'a.test.ts'), message: 'no such module', assertionResults: [] },
        { name: join(root, 'b.test.ts'), message: '', assertionResults: [] },
      ],
    };

    expect(vitestFailures(report)).toEqual(['a.test.ts › could not be loaded › no such module']);
  });

  test('a story that broke before it was drawn, beside the pictures that differ', () => {
    const report = {
      testResults: [
        {
          name: join(root, 'Terms.stories.tsx'),
          message: '',
          assertionResults: [
            failing('Loading', 'Error: screens-terms--loading does not look as it did:'),
            failing('Empty', 'ReferenceError: waitFor is not defined'),
          ],
        },
      ],
    };

    expect(unpicturedFailures(report, [{ story: 'screens-terms--loading' }])).toEqual([
      'Terms.stories.tsx › Empty › ReferenceError: waitFor is not defined',
    ]);
  });

  test('a journey, in whatever group it stands', () => {
    const suite = {
      title: 'cart.spec.ts',
      specs: [journey('fills', true)],
      suites: [{ title: 'offline', specs: [journey('waits', false)] }],
    };

    expect(playwrightFailures(suite)).toEqual(['offline › waits › no button']);
  });
});
