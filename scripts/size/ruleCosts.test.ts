import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ruleCosts } from './ruleCosts.ts';

let folder = '';

const files = {
  'money/mills.ts': 'export type Mills = number;\n',
  'money/double.ts': 'export const double = (mills: number): number => mills * 2;\n',
  'money/double.test.ts': "import './double.ts';\n",
  'cart/total.ts':
    "import { double } from '../money/double.ts';\n\nexport const total = (mills: number): number => double(mills) + 1234567890;\n",
  'fixtures/aCart.ts': 'export const aCart = 1;\n',
  'testing/oracle.ts': 'export const oracle = 1;\n',
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'formulary-size-'));
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), source);
  }
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('a rule costs its code and imports, while types and test helpers cost nothing', async () => {
  const costs = await ruleCosts(folder);
  expect(costs.map(({ rule }) => rule)).toEqual(['cart/total', 'money/double']);
  const [total, double] = costs.map(({ bytes }) => bytes);
  expect(double).toBeGreaterThan(10);
  expect(total).toBeGreaterThan(double ?? 0);
});
