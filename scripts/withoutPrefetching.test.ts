import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './root.ts';
import { withoutPrefetchingOf } from './withoutPrefetching.ts';

test('links of the installed router prefetch nothing', () => {
  const links = join(root, 'node_modules/react-router/dist/production/lib/dom/lib.js');
  const code = withoutPrefetchingOf(readFileSync(links, 'utf8'));
  expect(code).not.toContain('usePrefetchBehavior(');
  expect(code).toContain('ref: mergeRefs(forwardedRef, prefetchRef)');
});

test('the build stops at another router', () => {
  expect(() => withoutPrefetchingOf('export function Link() {}')).toThrow('in other words');
});
