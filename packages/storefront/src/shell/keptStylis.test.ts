import { expect, test, vi } from 'vitest';
import { keptStylis } from './keptStylis.ts';

const counted = () => {
  const write = vi.fn<(css: string, selector?: string) => string[]>((css, selector) => [
    `${selector}{${css}}`,
  ]);
  return { write, stylis: keptStylis(Object.assign(write, { hash: 'h' })) };
};

test('a style is written once, however many pages have it', () => {
  const { write, stylis } = counted();
  expect(stylis('color:red;', '.a', undefined, 'sc-1')).toEqual(['.a{color:red;}']);
  expect(stylis('color:red;', '.a', undefined, 'sc-1')).toEqual(['.a{color:red;}']);
  expect(write).toHaveBeenCalledTimes(1);
  expect(stylis.hash).toBe('h');
});

test('another style under the same selector, and the same style under another, are written', () => {
  const { write, stylis } = counted();
  stylis('color:red;', '.a', undefined, 'sc-1');
  expect(stylis('color:blue;', '.a', undefined, 'sc-1')).toEqual(['.a{color:blue;}']);
  expect(stylis('color:red;', '.b', undefined, 'sc-1')).toEqual(['.b{color:red;}']);
  expect(write).toHaveBeenCalledTimes(3);
});
