import { describe, expect, test } from 'vitest';
import { xsrfToken } from './xsrfToken.ts';

describe('xsrfToken()', () => {
  test.each([
    ['XSRF-TOKEN=abc', 'abc'],
    ['theme=dark; XSRF-TOKEN=a%2Fb; other=1', 'a/b'],
    ['NOT-XSRF-TOKEN=abc', undefined],
    ['', undefined],
  ])('reads from %o the token %o', (cookies, token) => {
    expect(xsrfToken(cookies)).toBe(token);
  });
});
