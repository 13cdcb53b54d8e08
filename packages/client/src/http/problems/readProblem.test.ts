import { transportMessages } from '@formulary/rules/problems/transportMessages';
import { expect, test } from 'vitest';
import { readProblem } from './readProblem.ts';

test.each([
  [400, 'invalid-request'],
  [401, 'session-expired'],
  [404, 'not-found'],
  [408, 'too-slow'],
  [413, 'too-large'],
  [429, 'too-many-requests'],
  [500, 'server-error'],
  [502, 'unavailable'],
  [503, 'unavailable'],
  [504, 'too-slow'],
] as const)('an answer %i without a message says what its status means', (status, code) => {
  for (const body of [undefined, null, '<html>', { message: '' }, { message: 7 }])
    expect(readProblem(status, body).message).toBe(transportMessages[code]);
  expect(readProblem(status, { message: 'Product is out of stock' }).message).toBe(
    'Product is out of stock',
  );
});

test('a code is kept if it looks like one, and errors of fields if they are sentences', () => {
  const odd = readProblem(409, { code: '<b>', errors: { note: 7 } });
  expect([odd.code, odd.errors]).toEqual([undefined, undefined]);
  const usual = readProblem(409, { code: 'out-of-stock', errors: { note: 'Too long' } });
  expect([usual.code, usual.errors]).toEqual(['out-of-stock', { note: 'Too long' }]);
});
