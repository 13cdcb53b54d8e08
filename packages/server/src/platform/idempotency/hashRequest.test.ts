import { expect, test } from 'vitest';
import { hashRequest } from './hashRequest.ts';

const request = { b: [1, { d: null, c: 'x' }], a: { z: 1, y: undefined } };

test('gives a request the same hash whatever order its fields come in, at any depth', () => {
  const same = { a: { y: undefined, z: 1 }, b: [1, { c: 'x', d: null }] };
  expect(hashRequest(same)).toEqual(hashRequest(request));
});

test.each([
  ['another value', { ...request, a: { z: 2 } }],
  ['another order of a list', { ...request, b: [{ d: null, c: 'x' }, 1] }],
  ['a field more', { ...request, c: 1 }],
  ['null for nothing', { ...request, a: null }],
])('%s changes the hash', (_what, other) => {
  expect(hashRequest(other)).not.toEqual(hashRequest(request));
});
