import { expect, test } from 'vitest';
import { crowdedPages } from './crowdedPages.ts';
import type { Manifest } from './firstLoad.ts';

const four: Manifest = {
  'index.html': { file: 'main.js', isEntry: true, dynamicImports: ['src/Home.tsx'] },
  '_a.js': { file: 'a.js', imports: ['index.html'] },
  '_b.js': { file: 'b.js', imports: ['_a.js'] },
  'src/Home.tsx': {
    file: 'home.js',
    imports: ['index.html', '_a.js', '_b.js'],
    dynamicImports: ['src/Part.tsx'],
  },
  'src/Part.tsx': { file: 'part.js', imports: ['_a.js'] },
};

test('a page of four scripts passes, whatever it loads on demand', () => {
  expect(crowdedPages(four, ['./Home.tsx'])).toEqual([]);
});

test('a page that needs a fifth script at once fails, even if only a part of it imports that script', () => {
  const five: Manifest = {
    ...four,
    '_b.js': { file: 'b.js', imports: ['_a.js', '_c.js'] },
    '_c.js': { file: 'c.js' },
  };
  expect(crowdedPages(five, ['./Home.tsx'])).toEqual(['./Home.tsx']);
});

test('a screen without a build is no page', () => {
  expect(() => crowdedPages(four, ['./Gone.tsx'])).toThrow('./Gone.tsx is no part of the build.');
});
