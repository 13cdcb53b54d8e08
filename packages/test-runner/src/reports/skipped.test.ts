import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../root.ts';
import { playwrightSkipped } from './playwrightReport.ts';
import { vitestSkipped } from './vitestReport.ts';

const assertion = (status: string) => ({ status, fullName: status, failureMessages: [] });

const journey = (title: string, status: string) => ({
  title,
  ok: true,
  tests: [{ status, results: [] }],
});

describe('the summary lines name and count', () => {
  test.each(['skipped', 'pending', 'todo', 'disabled'])('a test that is %s', (status) => {
    const assertionResults = [assertion('passed'), assertion(status), assertion('failed')];
    const report = {
      testResults: [{ name: join(root, 'a.test.ts'), message: '', assertionResults }],
    };

    expect(vitestSkipped(report)).toEqual([`a.test.ts › ${status}`]);
  });

  test('a skipped journey in a nested group', () => {
    const suite = {
      title: 'cart.spec.ts',
      specs: [journey('fills', 'expected'), journey('empties', 'skipped')],
      suites: [{ title: 'offline', specs: [journey('waits', 'skipped')] }],
    };

    expect(playwrightSkipped(suite)).toEqual(['cart.spec.ts › empties', 'offline › waits']);
  });
});
