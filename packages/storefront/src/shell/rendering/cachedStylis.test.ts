import { expect, test, vi } from 'vitest';
import { cachedStylis } from './CachedStyles.tsx';

const counted = () => {
  const write = vi.fn<(css: string, selector?: string) => string[]>((css, selector) => [
    `${selector}{${css}}`,
  ]);
  return { write, stylis: cachedStylis(Object.assign(write, { hash: 'h' })) };
};

test('cachedStylis() compiles a style once for all pages', () => {
  const { write, stylis } = counted();
  expect(stylis('color:red;', '.a', undefined, 'sc-1')).toEqual(['.a{color:red;}']);
  expect(stylis('color:red;', '.a', undefined, 'sc-1')).toEqual(['.a{color:red;}']);
  expect(write).toHaveBeenCalledTimes(1);
  expect(stylis.hash).toBe('h');
});

test('cachedStylis() compiles a new style for a known selector, and a known style for a new selector', () => {
  const { write, stylis } = counted();
  stylis('color:red;', '.a', undefined, 'sc-1');
  expect(stylis('color:blue;', '.a', undefined, 'sc-1')).toEqual(['.a{color:blue;}']);
  expect(stylis('color:red;', '.b', undefined, 'sc-1')).toEqual(['.b{color:red;}']);
  expect(write).toHaveBeenCalledTimes(3);
});
