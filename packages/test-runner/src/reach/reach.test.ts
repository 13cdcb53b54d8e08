import { expect, test } from 'vitest';
import { type Reach, reachOf } from './reach.ts';
import { reachedBy } from './reachedBy.ts';

type Parts = Readonly<Record<keyof typeof reachedBy, Reach>>;

const none: Parts = {
  rules: 'none',
  stories: 'none',
  visual: 'none',
  server: 'none',
  journeys: 'none',
};
const all: Parts = { rules: 'all', stories: 'all', visual: 'all', server: 'all', journeys: 'all' };

test.each<[string, Parts]>([
  ['README.md', none],
  ['docs/decisions/README.md', none],
  ['scripts/house/lockFile.test.ts', none],
  ['scripts/bench.ts', none],
  ['packages/bench/src/shop/scenarios.ts', none],
  ['packages/guides/src/kit/drawPlate.ts', none],
  ['packages/lint/src/plugin.ts', none],
  ['packages/test-runner/src/mutation/drawSample.ts', none],
  ['packages/test-runner/src/visual/findings.ts', all],
  ['packages/test-runner/src/reach/onlyInAll.ts', all],
  ['package-lock.json', all],
  ['packages/test-runner/src/parts/vitestPart.ts', all],
  ['something/new.bin', all],
  ['packages/rules/src/money/formatMoney.ts', { ...all, stories: 'imports', visual: 'imports' }],
  ['packages/server/src/orders/orders.routes.ts', { ...none, server: 'all', journeys: 'all' }],
  ['packages/server/migrations/001_start.sql', { ...none, server: 'all', journeys: 'all' }],
  [
    'packages/ui/src/pieces/cart/CartTable/CartTable.tsx',
    { ...none, stories: 'imports', visual: 'imports', journeys: 'all' },
  ],
  [
    'packages/ui/src/pieces/cart/CartTable/CartTable.stories.tsx',
    { ...none, stories: 'imports', visual: 'imports' },
  ],
  ['packages/theme/src/tokens.ts', { ...all, rules: 'none' }],
  ['packages/storefront/index.html', { ...all, rules: 'none' }],
  ['packages/storybook-kit/src/preview.tsx', { ...none, stories: 'all', visual: 'all' }],
  ['.storybook/preview.tsx', { ...none, stories: 'all', visual: 'all' }],
  ['playwright/visual/pictures/cart/light.webp', { ...none, visual: 'all' }],
  ['playwright/journeys/cart.spec.ts', { ...none, journeys: 'imports' }],
])('a change of %s reaches what can fail by it', (file, reach) => {
  const found = Object.entries(reachedBy).map(([part, reached]) => [
    part,
    reachOf([file], reached),
  ]);
  expect(Object.fromEntries(found)).toEqual(reach);
});

test('reachOf takes the file that reaches most', () => {
  const files = ['README.md', 'packages/ui/src/pieces/cart/CartTable/CartTable.tsx'];
  expect(reachOf(files, reachedBy.stories)).toBe('imports');
  expect(reachOf([...files, '.storybook/main.ts'], reachedBy.stories)).toBe('all');
  expect(reachOf([], reachedBy.stories)).toBe('none');
});
