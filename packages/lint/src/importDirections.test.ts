import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lintFolder } from './testing/lintFolder.ts';

const forbidden = [
  ['packages/rules/src/a.ts', 'react', 'Rules are pure'],
  ['packages/rules/src/b.ts', '@formulary/ui/primitives/buttons/Button', 'Rules are pure'],
  ['packages/rules/src/c.ts', 'node:fs', 'Rules are pure'],
  ['packages/search/src/a.ts', '@formulary/rules/money/mills', 'The search knows no shop'],
  ['packages/search/src/b.ts', '@formulary/server/app', 'The search knows no shop'],
  ['packages/storefront/src/a.ts', '@formulary/search/ProductSearch', 'over /api only'],
  ['packages/theme/src/a.ts', '@formulary/ui/primitives/buttons/Button', 'The theme knows colours'],
  ['packages/ui/src/pieces/d.tsx', '@formulary/storefront/app', 'understood from its props alone'],
  ['packages/ui/src/pieces/e.tsx', 'swr', 'understood from its props alone'],
  [
    'packages/ui/src/primitives/f.tsx',
    '@formulary/rules/money/mills',
    'Primitives know no business',
  ],
  [
    'packages/ui/src/fields/A/a.tsx',
    '@formulary/storybook-kit/plays/factsOf',
    'Stories alone see the kit',
  ],
  ['packages/storefront/src/f.ts', '@formulary/storybook-kit/preview', 'Stories alone see the kit'],
  ['packages/ui/src/primitives/A/A.stories.tsx', '@formulary/rules/money/mills', 'no business'],
  [
    'packages/storybook-kit/src/docs/b.tsx',
    '@formulary/ui/fields/TextField',
    'the theme and no component',
  ],
  ['packages/storefront/src/g.ts', '@formulary/server/app', 'over /api only'],
  ['packages/storefront/src/h.ts', '@formulary/desk/shell/App', 'over /api only'],
  ['packages/client/src/http/a.ts', '@formulary/storefront/app', 'what both apps share'],
  ['packages/client/src/http/b.ts', '@formulary/ui/fields/TextField', 'what both apps share'],
  ['packages/client/src/http/c.ts', 'react-router', 'what both apps share'],
  ['packages/client/src/storage/d.ts', '../http/a.ts', 'storage may not import http'],
  ['packages/desk/src/lib/a.ts', '@formulary/storefront/app', 'shares nothing with the shop'],
  ['packages/desk/src/lib/b.ts', '@formulary/server/app', 'shares nothing with the shop'],
  ['packages/desk/src/features/people/c.ts', '../orders/a.ts', 'people may not import'],
  ['packages/desk/src/lib/http/d.ts', '../../jobs/jobs.ts', 'may not import jobs'],
  ['packages/server/src/h.ts', '@formulary/ui/art/drawPackShot', 'Server and ui never meet'],
  ['packages/guides/src/a.ts', '@formulary/server/orders/orders.routes', 'they start nothing'],
  ['packages/guides/src/b.ts', '@formulary/ui/fields/TextField', 'they start nothing'],
  ['packages/guides/src/c.ts', '../../../scripts/root.ts', 'they start nothing'],
  ['packages/server/src/h2.ts', '@formulary/theme/tokens', 'Server and ui never meet'],
  ['packages/server/src/i.ts', 'react', 'Server and ui never meet'],
  ['packages/server/src/platform/jobs/m.ts', '../../orders/a.ts', 'may not import orders'],
  ['packages/server/src/carts/n.ts', '../orders/a.ts', 'carts may not import orders'],
  ['packages/server/src/orders/o.ts', '../app.ts', 'may not import an entry file'],
  [
    'packages/server/src/nowhere/p.ts',
    '../platform/jobs/a.ts',
    'nowhere is missing from the order',
  ],
  ['packages/rules/src/orders/q.ts', '../calls/a.ts', 'orders may not import calls'],
  ['packages/rules/src/wire/r.ts', '../orders/a.ts', 'wire may not import orders'],
  ['packages/ui/src/pieces/carts/s.tsx', '../checkout/a.ts', 'may not import pieces/checkout'],
  ['packages/storefront/src/features/carts/t.ts', '../../shell/a.ts', 'may not import shell'],
  // These two import each other.
  ['packages/server/src/carts/u.ts', './v.ts', 'Dependency cycle'],
  ['packages/server/src/carts/v.ts', './u.ts', 'Dependency cycle'],
] as const;

const allowed = [
  ['packages/ui/src/pieces/j.tsx', '@formulary/rules/money/mills'],
  ['packages/storefront/src/k.ts', '@formulary/ui/primitives/buttons/Button'],
  ['packages/server/src/l.ts', '@formulary/rules/money/mills'],
  ['packages/ui/src/primitives/B/b.tsx', '@formulary/theme/tokens'],
  ['packages/guides/src/d.ts', '@formulary/rules/brand/brand'],
  ['packages/guides/src/e.ts', '@formulary/ui/art/drawPackShot'],
  ['packages/guides/src/f.ts', '@formulary/server/platform/paper/drawPaper'],
  ['packages/ui/src/primitives/B/B.stories.tsx', '@formulary/storybook-kit/preview'],
  ['packages/storefront/src/features/carts/Cart.stories.tsx', '@formulary/storybook-kit/preview'],
  ['packages/storybook-kit/src/docs/c.tsx', '@formulary/theme/tokens'],
  ['packages/server/src/c.ts', '@formulary/search/ProductSearch'],
  ['packages/client/src/http/e.ts', '@formulary/ui/primitives/lazy/pageWork'],
  ['packages/client/src/http/f.ts', '@formulary/rules/wire/decode'],
  ['packages/storefront/src/i.ts', '@formulary/client/http/callUrl'],
  ['packages/desk/src/shell/e.ts', '@formulary/client/http/callUrl'],
  ['packages/server/src/orders/w.ts', '../platform/jobs/a.ts'],
  ['packages/server/src/orders/deep/x.ts', '../../carts/deep/a.ts'],
  ['packages/server/src/y.ts', './orders/a.ts'],
  ['packages/server/src/carts/z.test.ts', '../orders/a.ts'],
] as const;

/** Accepted and refused ways to load a part of the storefront. */
const loading = [
  ["export const load = () => import('./a.ts');", 'Write loadLazily'],
  ["export const load = () => keep(() => import('./a.ts'));", 'Write loadLazily'],
  ["export { Suspense as A };\nimport { Suspense } from 'react';", 'Use LazySuspense'],
  ["export const load = () => loadLazily(() => import('./a.ts'));", ''],
] as const;

const loadingFile = (index: number) => `packages/storefront/src/part${index}.ts`;

const { lint, remove } = lintFolder();
let problems: ReadonlyMap<string, readonly string[]>;

beforeAll(async () => {
  const importing = [...forbidden, ...allowed].map(
    ([path, imported]) =>
      [path, `import { x } from '${imported}';\n\nexport const y = x;\n`] as const,
  );
  const sources = [
    ...importing,
    ...loading.map(([source], index) => [loadingFile(index), `${source}\n`] as const),
  ];
  const answers = await lint(sources);
  problems = new Map(sources.map(([path], index) => [path, answers[index] ?? []]));
});

afterAll(remove);

describe('import directions', () => {
  test.each(forbidden)('%s may not import %s', (path, _imported, reason) => {
    expect(problems.get(path)?.join('\n')).toContain(reason);
  });

  test.each(allowed)('%s may import %s', (path) => {
    expect(problems.get(path)).toEqual([]);
  });

  test('parts load only through loadLazily and render only in LazySuspense', () => {
    const said = loading.map((_, index) => problems.get(loadingFile(index))?.join('\n') ?? '');
    for (const [index, [, reason]] of loading.entries()) expect(said[index]).toContain(reason);
    expect(said.at(-1)).toBe('');
  });
});
