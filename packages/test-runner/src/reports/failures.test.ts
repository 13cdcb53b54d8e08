import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../root.ts';
import { playwrightFailures } from './playwrightReport.ts';
import { unpicturedFailures } from './unpicturedFailures.ts';
import { readUnhandledErrors } from './unhandledErrors.ts';
import { failedFilesOf, vitestFailures } from './vitestReport.ts';

const journey = (title: string, ok: boolean) => ({
  title,
  ok,
  tests: [{ results: [ok ? {} : { error: { message: 'no button\nCall log:' } }] }],
});

const failing = (fullName: string, why: string, storyId: string) => ({
  status: 'failed',
  fullName,
  failureMessages: [why],
  meta: { storyId },
});

const outside = (file: string | undefined) => [{ line: 'unhandled error: gone', file }];

const reportOf = (assertionResults: readonly ReturnType<typeof failing>[]) => ({
  testResults: [{ name: join(root, 'Terms.stories.tsx'), message: '', assertionResults }],
});

describe('the summary lines name', () => {
  test('a failed test with its file and the first line of the error', () => {
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

  test('a failed story with its first violation', () => {
    const why =
      'Error: screens-terms--empty does not hold:\n  in dark: color-contrast\n  in light: …';
    const report = reportOf([failing('Empty', why, 'screens-terms--empty')]);

    expect(vitestFailures(report)).toEqual([
      'Terms.stories.tsx › Empty › Error: screens-terms--empty does not hold: in dark: color-contrast',
    ]);
  });

  test('a file that could not be loaded', () => {
    const report = {
      testResults: [
        { name: join(root, 'a.test.ts'), message: 'no such module', assertionResults: [] },
        { name: join(root, 'b.test.ts'), message: '', assertionResults: [] },
      ],
    };

    expect(vitestFailures(report)).toEqual(['a.test.ts › could not be loaded › no such module']);
  });

  test('a story that broke before its picture, and pictures that differ', () => {
    const report = reportOf([
      failing('Loading', 'Error: it does not look as it did:', 'screens-terms--loading'),
      failing('Empty', 'ReferenceError: waitFor is not defined', 'screens-terms--empty'),
    ]);

    expect(
      unpicturedFailures(report, [{ story: 'screens-terms--loading', verdict: 'changed' }]),
    ).toEqual(['Terms.stories.tsx › Empty › ReferenceError: waitFor is not defined']);
  });

  test('a story that broke although its picture is the same', () => {
    const report = reportOf([failing('Empty', 'Error: it is gone', 'screens-terms--empty')]);

    expect(
      unpicturedFailures(report, [{ story: 'screens-terms--empty', verdict: 'same' }]),
    ).toEqual(['Terms.stories.tsx › Empty › Error: it is gone']);
  });

  test('a story that passed without a picture', () => {
    const passing = { ...failing('Loading', '', 'screens-terms--loading'), status: 'passed' };

    expect(unpicturedFailures(reportOf([passing]), [])).toEqual([
      'Terms.stories.tsx › Loading › passed without a picture',
    ]);
    expect(
      unpicturedFailures(reportOf([passing]), [
        { story: 'screens-terms--loading', verdict: 'same' },
      ]),
    ).toEqual([]);
    const [ofScreen] = reportOf([passing]).testResults;
    const ofChecks = { ...ofScreen!, name: join(root, '.storybook/testing/Forms.stories.tsx') };
    expect(unpicturedFailures({ testResults: [ofChecks] }, [])).toEqual([]);
  });

  test('an error outside every test, with the test that was running', () => {
    const folder = mkdtempSync(join(tmpdir(), 'formulary-unhandled-'));
    const file = join(folder, 'errors.json');
    const during = { VITEST_TEST_NAME: 'Empty', VITEST_TEST_PATH: join(root, 'Terms.stories.tsx') };
    const errors = [{ ...during, message: 'it is closed\n    at somewhere' }, { message: 'gone' }];
    writeFileSync(file, JSON.stringify(errors));

    expect(readUnhandledErrors(file)).toEqual([
      {
        line: 'Terms.stories.tsx › Empty › unhandled error: it is closed',
        file: 'Terms.stories.tsx',
      },
      { line: 'unhandled error: gone', file: undefined },
    ]);
    rmSync(folder, { recursive: true });
    expect(readUnhandledErrors(file)).toEqual([]);
  });

  test('for the second try, files with failures and files that ran during an unhandled error', () => {
    const report = reportOf([failing('Empty', 'it is gone', 'screens-terms--empty')]);
    const [file = ''] = failedFilesOf(report) ?? [];
    expect(file).toMatch(/Terms\.stories\.tsx$/);
    expect(failedFilesOf(report, outside('Cart.stories.tsx'))).toEqual([file, 'Cart.stories.tsx']);
    expect(failedFilesOf(report, outside(file))).toEqual([file]);
    expect(failedFilesOf(report, outside(undefined))).toBeUndefined();
  });

  test('a failed journey in a nested group', () => {
    const suite = {
      title: 'cart.spec.ts',
      specs: [journey('fills', true)],
      suites: [{ title: 'offline', specs: [journey('waits', false)] }],
    };

    expect(playwrightFailures(suite)).toEqual(['offline › waits › no button']);
  });
});
