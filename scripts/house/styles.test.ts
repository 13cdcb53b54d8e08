import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';

const files = globSync('packages/{ui,storefront}/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.(?:stories|test)\.tsx?$|\/(?:art|mocks)\//.test(file),
);
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const TEMPLATE =
  /(?<head>(?:styled|css|createGlobalStyle)\b[^`\n]*(?:\n[^`\n]*)?)`(?<css>(?:[^`\\$]|\$(?!\{)|\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\})*)`/g;

interface Style {
  readonly file: string;
  readonly isRoot: boolean;
  readonly css: string;
}

const styles: readonly Style[] = files.flatMap((file) => {
  const text = read(file);
  return [...text.matchAll(TEMPLATE)].map((found) => ({
    file,
    isRoot: text.slice(0, found.index).endsWith('const Root = '),
    css: found.groups?.['css'] ?? '',
  }));
});

const SIDE =
  /(?:^|[;{}\s])(?<property>left|right|top|bottom|(?:margin|padding|border|inset|scroll-margin|scroll-padding)-(?:left|right|top|bottom)(?:-[a-z]+)*|border-(?:top|bottom)-(?:left|right)-radius|(?:min-|max-)?(?:width|height)|float)\s*:/g;
const ALIGNED = /text-align:\s*(?:left|right)/g;

/** The lens follows the pointer, whose place is measured from the left whichever way the page reads. */
const MEASURED = ['packages/ui/src/primitives/ZoomImage/ZoomImage.tsx: left'];

test('there are styles to look at', () => {
  expect(styles.length).toBeGreaterThan(200);
  expect(styles.filter(({ isRoot }) => isRoot).length).toBeGreaterThan(40);
});

test('styles speak of start and end, never of left and right', () => {
  const sides = styles.flatMap(({ file, css }) => [
    ...[...css.matchAll(SIDE)].map(({ groups }) => `${file}: ${groups?.['property']}`),
    ...[...css.matchAll(ALIGNED)].map(([words]) => `${file}: ${words}`),
  ]);
  expect(sides).toEqual(MEASURED);
});

/** A root may be centred and may undo what a browser gives it; where it stands is its parent's business. */
const OUTER_MARGIN = /(?:^|[;\s])margin(?:-[a-z-]+)?:(?!\s*(?:0|auto|0 auto)\s*;)/;

/** What a template says of the element itself, without what is nested in it. */
const ownCss = (css: string) =>
  css.replaceAll(/\$\{[^}]*\}/g, '1').replaceAll(/[^;{}]*\{[^{}]*\}/g, '');

test('roots carry no outer margin', () => {
  const pushing = styles
    .filter(({ isRoot, css }) => isRoot && OUTER_MARGIN.test(ownCss(ownCss(ownCss(css)))))
    .map(({ file }) => file);
  expect(pushing).toEqual([]);
});
