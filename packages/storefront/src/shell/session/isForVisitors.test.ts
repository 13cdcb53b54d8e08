import { expect, test } from 'vitest';
import { isForVisitors } from './isForVisitors.ts';

test.each([
  ['/signin', true],
  ['/signup', true],
  ['/forgot-password', true],
  ['/reset-password/abc', true],
  ['/users/confirm/abc', true],
  ['/users/documents/abc', true],
  ['/', false],
  ['/product/13', false],
  ['/profile', false],
])('%s is visitor-only: %s', (path, expected) => {
  expect(isForVisitors(path)).toBe(expected);
});
