import { join } from 'node:path';
import stylelint from 'stylelint';
import { afterAll, describe, expect, test } from 'vitest';
import { root } from './root.ts';
import { lintFolder } from './testing/lintFolder.ts';

async function rulesBrokenBy(code: string, file = 'packages/ui/src/pieces/A.tsx') {
  const { results } = await stylelint.lint({ code, codeFilename: join(root, file), cwd: root });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}

describe('the lint of styled templates', () => {
  test.each([
    ['color-no-hex', 'styled.div`color: #0b6642;`'],
    ['color-named', 'styled(Button)`border: 0 solid maroon;`'],
    ['function-disallowed-list', "styled.p.attrs({ role: 'row' })`color: rgb(0 0 0 / 0.2);`"],
    ['function-disallowed-list', 'css`color: oklch(0.4 0.1 150);`'],
    ['unit-disallowed-list', 'css`margin: -3.5px ${space[2]};`'],
    ['unit-disallowed-list', 'createGlobalStyle`@media (width < 30px) { body { gap: 0; } }`'],
    ['property-disallowed-list', 'styled.li<{ $a: boolean }>`margin-left: 1rem;`'],
    ['property-disallowed-list', 'css`max-width: 1rem;`'],
    ['declaration-property-value-disallowed-list', 'css`text-align: right;`'],
  ])('refuses, by rule %s: %s', async (rule, template) => {
    const code = `import { css, styled } from 'styled-components';\nexport const one = ${template};\n`;
    expect(await rulesBrokenBy(code)).toEqual([rule]);
  });
});

test('styled templates may use tokens, system colours, keywords and measured values', async () => {
  const code = `import { css } from 'styled-components';
export const one = css\`
  /* 3px, red and #fff are words here. */
  &::after { content: 'red 3px'; }
  color: currentcolor;
  border: 0 solid transparent;
  background: Canvas;
  inset: -0.5rem auto auto 50%;
  inline-size: \${measured}px;
\`;\n`;
  expect(await rulesBrokenBy(code)).toEqual([]);
});

describe('the lint of strings', () => {
  const { lint, remove } = lintFolder();
  afterAll(remove);

  test('refuses raw values except in the theme, the drawn pictures, stories and tests', async () => {
    const values = [
      "'rgb(19, 122, 80)'",
      "'40px'",
      "'#0b6642'",
      '`0 ${wide}px #fff`',
      'keyframes`to { margin: 3px; }`',
    ];
    const source = `import { keyframes } from 'styled-components';\nconst wide = 1;\n${values.map((value, index) => `export const v${index} = ${value};`).join('\n')}\n`;
    const answers = await lint(
      [
        'ui/src/pieces/a.ts',
        'theme/src/a.ts',
        'ui/src/art/a.ts',
        'ui/src/pieces/A.stories.tsx',
        'ui/src/pieces/a.test.ts',
      ].map((path) => [`packages/${path}`, source] as const),
    );
    const found = answers.map(
      (lines) => lines.filter((line) => line.startsWith('house(only-tokens)')).length,
    );
    expect(found).toEqual([values.length, 0, 0, 0, 0]);
  });
});
