import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { componentCosts } from './componentCosts.ts';

let folder = '';

/** Returns words that compress to about a byte each. */
const words = (count: number, seed: number) =>
  Array.from({ length: count }, (_, index) => ((index + seed) * 2654435761).toString(36)).join(' ');

const files = {
  'theme/tokens.ts': "export const space = '1rem';\n",
  'primitives/Button.tsx':
    "import { space } from '../theme/tokens.ts';\n\nexport const Button = () => space;\n",
  'primitives/Button.stories.tsx': "import './Button.tsx';\n",
  'primitives/Calendar.tsx': `export const Calendar = () => ${JSON.stringify(words(400, 1))};\n`,
  'pieces/people/DateField.tsx':
    "import { Button } from '../../primitives/Button.tsx';\n\nexport const DateField = () => [Button(), import('../../primitives/Calendar.tsx')];\n",
  'pieces/people/Birthday.tsx':
    "import { Calendar } from '../../primitives/Calendar.tsx';\n\nexport const Birthday = () => Calendar();\n",
};

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'formulary-size-')));
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), source);
  }
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('a component costs its static imports, and its dynamic imports count separately', async () => {
  const costs = new Map(
    (await componentCosts(folder)).map(({ component, ...cost }) => [component, cost]),
  );
  expect([...costs.keys()]).toEqual([
    'pieces/people/Birthday',
    'pieces/people/DateField',
    'primitives/Button',
    'primitives/Calendar',
  ]);
  const calendar = costs.get('primitives/Calendar')?.atOnce ?? 0;
  expect(calendar).toBeGreaterThan(1000);
  expect(costs.get('primitives/Button')?.atOnce).toBeLessThan(200);
  expect(costs.get('pieces/people/Birthday')?.atOnce).toBeGreaterThanOrEqual(calendar);
  expect(costs.get('pieces/people/DateField')?.atOnce).toBeLessThan(1000);
  expect(costs.get('pieces/people/DateField')?.onDemand).toBeGreaterThan(1000);
});
