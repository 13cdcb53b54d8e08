import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';

/** Files of user-visible text only, without comments about code. */
const copy = globSync(
  [
    'packages/storefront/public/assets/*.html',
    'packages/storefront/src/features/content/**/*.{ts,tsx}',
    'packages/rules/src/{content,head,problems}/**/*.ts',
    'packages/server/src/**/mails/*.ts',
    'packages/server/src/prescriptions/document/drawing/*.ts',
    'packages/guides/src/ordering/*.ts',
  ],
  { cwd: root },
).filter((file) => !/\.(?:test|stories)\.tsx?$/.test(file));

const withoutComments = (text: string) => text.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');

test('finds at least one sentence', () => {
  expect(copy.length).toBeGreaterThan(30);
});

test.each(copy)('%s says email, not e-mail (docs/copy.md)', (file) => {
  expect(withoutComments(readFileSync(join(root, file), 'utf8'))).not.toMatch(/e-mail/i);
});
