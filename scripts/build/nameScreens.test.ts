import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nameScreensOf } from './nameScreens.ts';
import { root } from '../root.ts';

test('every screen in the list of routes gets its file name', () => {
  const routes = readFileSync(join(root, 'packages/storefront/src/routes.tsx'), 'utf8');
  const named = nameScreensOf(routes);
  expect(named).toContain("handle: 'src/features/home/Home.tsx', lazy: {");
  expect(named.match(/handle: 'src\/features\//g)).toHaveLength(
    routes.match(/lazy: \{/g)?.length ?? 0,
  );
});

test('the build stops at a screen that is loaded in another way', () => {
  expect(() => nameScreensOf('{ lazy: { Component: loadHome } }')).toThrow('1 screens');
});
