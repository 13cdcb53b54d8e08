import { describe, expect, test } from 'vitest';
import { xsrfToken } from './xsrfToken.ts';

describe('the XSRF token', () => {
  test.each([
    ['XSRF-TOKEN=abc', 'abc'],
    ['theme=dark; XSRF-TOKEN=a%2Fb; other=1', 'a/b'],
    ['NOT-XSRF-TOKEN=abc', undefined],
    ['', undefined],
  ])('of %o is %o', (cookies, token) => {
    expect(xsrfToken(cookies)).toBe(token);
  });
});
