import { expect, test } from 'vitest';
import { hasReadableSentDays } from './sentDays.ts';

test.each([
  ['none', {}, true],
  ['one day', { sentFrom: '2026-06-03', sentTo: '2026-06-03' }, true],
  ['7 days', { sentFrom: '2026-03-01', sentTo: '2026-03-07' }, true],
  ['8 days', { sentFrom: '2026-03-01', sentTo: '2026-03-08' }, false],
  ['only a first day', { sentFrom: '2026-03-01' }, false],
  ['only a last day', { sentTo: '2026-03-01' }, false],
  ['the last day first', { sentFrom: '2026-03-02', sentTo: '2026-03-01' }, false],
])('a list of orders by days of dispatch: %s', (_, filter, isReadable) => {
  expect(hasReadableSentDays(filter)).toBe(isReadable);
});
