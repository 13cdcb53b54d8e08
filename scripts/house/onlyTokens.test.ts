import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rawValuesInCss } from '../lint/rawValues.ts';
import { root } from '../root.ts';
import { lintRoom } from './lintRoom.ts';

/** CSS, what is raw in it, and what the message says to use instead. */
const declarations = [
  ['color: #0b6642;', '#0b6642', 'color.textLink'],
  ['color: #FFF;', '#FFF', 'a role of color'],
  ['background: rgb(0 0 0 / 0.2);', 'rgb()', 'a role of color'],
  ['background: oklch(0.4 0.1 150);', 'oklch()', 'a role of color'],
  ['background: hsl(150 80% 22%);', 'hsl()', 'a role of color'],
  ['border: 0.0625rem solid maroon;', 'maroon', 'a role of color'],
  ['border-width: 2px;', '2px', 'stroke.strong'],
  ['gap: 16px;', '16px', 'space[4]'],
  ['margin: -3.5px;', '-3.5px', '0.21875rem'],
  ['@media (width < 30px) { gap: 0; }', '30px', '1.875rem'],
] as const;

/** Everywhere that a style can be written. */
const places = [
  'styled(Button)`color: red;`',
  "styled.div.attrs({ role: 'row' })`color: red;`",
  'styled.div<{ $a: boolean }>`color: red;`',
  'css`color: red;`',
  'keyframes`to { color: red; }`',
  'createGlobalStyle`body { color: red; }`',
  "css`color: ${({ $a }: { $a: boolean }) => ($a ? 'red' : 'inherit')};`",
  "<p style={{ color: 'red' }} />",
  '<path fill="red" />',
] as const;

const HOLDS = `css\`
  /* 3px, red and #fff are words here. */
  &:hover:enabled { color: \${color.textBody}; }
  &::after { content: 'red 3px'; }
  border: 0 solid transparent;
  color: currentcolor;
  background: Canvas;
  white-space: nowrap;
  inset: -0.5rem auto auto 50%;
  inline-size: \${measured}px;
\``;

const BESIDE_CSS = "export const EDGE = 'rgb(19, 122, 80)';\nexport const WIDE = '40px';\n";

const named = (expression: string) =>
  `import { Button, color, css, createGlobalStyle, keyframes, measured, styled } from 'somewhere';\n\nexport const all = [Button, color, css, createGlobalStyle, keyframes, measured, styled];\nexport const one = ${expression};\n`;

const sources = [
  ...declarations.map(([css], index) => [`packages/ui/src/pieces/D${index}.tsx`, `css\`${css}\``]),
  ...places.map((place, index) => [`packages/ui/src/pieces/P${index}.tsx`, place]),
  ...places.map((place, index) => [`packages/ui/src/pieces/P${index}.stories.tsx`, place]),
  ['packages/ui/src/theme/a.ts', 'css`color: #0b6642; border-width: 3px;`'],
  ['packages/ui/src/art/a.ts', 'css`color: #0b6642; border-width: 3px;`'],
  ['packages/ui/src/pieces/Holds.tsx', HOLDS],
].map(([path = '', expression = '']) => [path, named(expression)] as const);

const besideCss = [
  'packages/ui/src/pieces/edge.ts',
  'packages/storefront/src/shell/edge.ts',
  'packages/ui/src/pieces/Edge.stories.tsx',
  'packages/ui/src/pieces/edge.test.ts',
].map((path) => [path, BESIDE_CSS] as const);

const { lint, remove } = lintRoom();
let problems: ReadonlyMap<string, readonly string[]>;
const problemsOf = (path: string) =>
  (problems.get(path) ?? []).filter((line) => line.startsWith('house(only-tokens)'));

beforeAll(async () => {
  const all = [...sources, ...besideCss];
  const answers = await lint(all);
  problems = new Map(all.map(([path], index) => [path, answers[index] ?? []]));
});

afterAll(remove);

describe('colours and pixels outside the theme fail the lint', () => {
  test.each(declarations.map((row, index) => [...row, index] as const))(
    '%s: %s, instead of which there is %s',
    (_css, raw, token, index) => {
      const [problem, ...others] = problemsOf(`packages/ui/src/pieces/D${index}.tsx`);
      expect(problem).toContain(`${raw} is a raw value`);
      expect(problem).toContain(token);
      expect(others).toEqual([]);
    },
  );

  test.each(places.map((place, index) => [place, index] as const))('in %s', (_place, index) => {
    expect(problemsOf(`packages/ui/src/pieces/P${index}.tsx`)).toHaveLength(1);
    expect(problemsOf(`packages/ui/src/pieces/P${index}.stories.tsx`)).toHaveLength(1);
  });

  test('in a constant that waits to be put into one; but a story or a test may say what a browser answers', () => {
    const found = besideCss.map(([path]) => problemsOf(path).length);
    expect(found).toEqual([2, 2, 0, 0]);
  });

  test('the theme and the drawn pictures hold the values themselves', () => {
    expect(problemsOf('packages/ui/src/theme/a.ts')).toEqual([]);
    expect(problemsOf('packages/ui/src/art/a.ts')).toEqual([]);
  });

  test('what was measured, and what carries no value, holds', () => {
    expect(problemsOf('packages/ui/src/pieces/Holds.tsx')).toEqual([]);
  });

  test('no stylesheet and no page stands beside the styled templates with values of its own', () => {
    const shapes = ['packages/*/{src,public}/**/*.css', 'packages/*/*.html', '.storybook/*.html'];
    const files = globSync(shapes, { cwd: root });
    expect(files).toContain(join('packages', 'storefront', 'index.html'));
    const raw = files.flatMap((file) =>
      rawValuesInCss(readFileSync(join(root, file), 'utf8')).map((each) => `${file}: ${each.raw}`),
    );
    expect(raw).toEqual([]);
  });
});
