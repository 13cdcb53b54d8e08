import { expect, test } from 'vitest';
import { callHeaders } from './callHeaders.ts';

test.each([
  ['alone', {}, {}],
  ['with an idempotency key', { idempotencyKey: 'once' }, { 'idempotency-key': 'once' }],
  ['of polling', { isPolled: true }, { 'x-background': 'true' }],
] as const)('the headers of a call %s', (_what, words, expected) => {
  expect(Object.fromEntries(callHeaders(words))).toEqual({
    accept: 'application/json',
    ...expected,
  });
});
