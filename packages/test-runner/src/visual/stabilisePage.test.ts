import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { stabilisePage } from '../../../../.storybook/testing/pictures/stabilisePage.ts';
import { pictureSource } from '../../../rules/src/pictures/pictureSource.ts';
import { root } from '../root.ts';

/** Returns the style sheet that every pictured page gets. */
function laidOver(): string {
  const style = { textContent: '' };
  const append = vi.fn<(element: object) => void>();
  vi.stubGlobal('document', { createElement: () => style, head: { append } });
  stabilisePage();
  expect(append).toHaveBeenCalledExactlyOnceWith(style);
  return style.textContent;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['products', 400 / 400],
  ['categories', 400 / 300],
  ['slides', 1600 / 500],
] as const)('plain pictures of the same shape replace those of %s', (folder, shape) => {
  const rule = new RegExp(
    String.raw`src\*='(?<part>[^']*/${folder}/)'\] \{ content: url\('(?<url>[^']*)'`,
  );
  const { part, url } = rule.exec(laidOver())?.groups ?? {};
  expect(pictureSource(folder, 'any.svg')).toContain(part);
  const size = /viewBox="0 0 (?<width>\d+) (?<height>\d+)"/.exec(decodeURIComponent(url ?? ''));
  const { width, height } = size?.groups ?? {};
  expect(Number(width) / Number(height)).toBeCloseTo(shape, 5);
});

test('toasts are hidden over screens only, by the name of their region', () => {
  const hidden = /^\s*(?<scope>\S+) \[popover\]\[aria-label\^='(?<name>[^']+)'\] \{ display: none/m;
  const { scope, name } = hidden.exec(laidOver())?.groups ?? {};
  expect(scope).toBe("[data-pictured='screen']");
  const region = readFileSync(
    join(root, 'packages/ui/src/primitives/toasts/ToastRegion.tsx'),
    'utf8',
  );
  expect(region).toMatch(new RegExp(`aria-label="${name}`));
});

test('the loader is hidden over screens only, by its data-part', () => {
  expect(laidOver()).toMatch(
    /^\s*\[data-pictured='screen'\] \[data-part='loader'\] \{ display: none/m,
  );
  const loader = readFileSync(
    join(root, 'packages/ui/src/primitives/loading/Loader/Loader.tsx'),
    'utf8',
  );
  expect(loader).toContain('data-part="loader"');
});

test('a short screen gets a height that does not follow the picture’s, which follows the screen', () => {
  expect(laidOver()).toMatch(
    /^\s*\[data-pictured='screen'\] main \{ min-block-size: \d+rem !important/m,
  );
});
