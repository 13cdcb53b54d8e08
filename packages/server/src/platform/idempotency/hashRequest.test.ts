import { expect, test } from 'vitest';
import { hashRequest } from './hashRequest.ts';

const request = { b: [1, { d: null, c: 'x' }], a: { z: 1, y: undefined } };

test('a request is known again whatever order its fields come in, however deep', () => {
  const same = { a: { y: undefined, z: 1 }, b: [1, { c: 'x', d: null }] };
  expect(hashRequest(same)).toEqual(hashRequest(request));
});

test.each([
  ['another value', { ...request, a: { z: 2 } }],
  ['another order of a list', { ...request, b: [{ d: null, c: 'x' }, 1] }],
  ['a field more', { ...request, c: 1 }],
  ['null for nothing', { ...request, a: null }],
])('%s makes another', (_what, other) => {
  expect(hashRequest(other)).not.toEqual(hashRequest(request));
});
