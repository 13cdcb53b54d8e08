import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../root.ts';
import { closing } from './closing.ts';
import { playwrightSkipped } from './playwrightSkipped.ts';
import { vitestSkipped } from './vitestSkipped.ts';

const assertion = (status: string) => ({ status, fullName: status, failureMessages: [] });

const journey = (title: string, status: string) => ({
  title,
  ok: true,
  tests: [{ status, results: [] }],
});

describe('what did not run is named at the end, and counted', () => {
  test.each(['skipped', 'pending', 'todo', 'disabled'])('a test that is %s', (status) => {
    const assertionResults = [assertion('passed'), assertion(status), assertion('failed')];
    const report = {
      testResults: [{ name: join(root, 'a.test.ts'), message: '', assertionResults }],
    };

    expect(vitestSkipped(report)).toEqual([`a.test.ts › ${status}`]);
  });

  test('a journey, in whatever group it stands', () => {
    const suite = {
      title: 'cart.spec.ts',
      specs: [journey('fills', 'expected'), journey('empties', 'skipped')],
      suites: [{ title: 'offline', specs: [journey('waits', 'skipped')] }],
    };

    expect(playwrightSkipped(suite)).toEqual(['cart.spec.ts › empties', 'offline › waits']);
  });

  const house = { name: 'house', passed: 3, failed: 0, seconds: 2 };

  test('a part and a test of another', () => {
    const server = {
      name: 'server',
      passed: 7,
      failed: 1,
      seconds: 30,
      failures: ['b.test.ts › adds › 3 is not 4'],
      skipped: ['a.test.ts › fills the disk (needs root)'],
    };
    const visual = { name: 'visual', why: 'another Chromium', count: 2_148 };

    expect(closing([house, server], [visual])).toEqual([
      '✓ house         3 passed    0 failed     2.0 s',
      '✗ server        7 passed    1 failed    30.0 s, 1 skipped',
      '– visual    2148 skipped: another Chromium',
      '– server: a.test.ts › fills the disk (needs root) › did not run',
      '✗ server: b.test.ts › adds › 3 is not 4',
      '10 passed, 1 failed, 2149 skipped',
    ]);
  });

  test('nothing, where everything ran', () => {
    expect(closing([house], []).at(-1)).toBe('3 passed, 0 failed');
  });
});
