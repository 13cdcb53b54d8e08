import { expect, test } from 'vitest';
import { workedExamples } from '../../testing/workedExamples.ts';
import { checkRejection, lapseReason, rejectReasons, writtenReason } from './rejection.ts';

/** Expands '1001 × x' to 1001 characters; returns other text unchanged. */
function typed(text = ''): string {
  const [, times, unit] = /^(\d+) × (.)$/.exec(text) ?? [];
  return times && unit ? unit.repeat(Number(times)) : text;
}

test.each(workedExamples('prescription', 'Rejecting'))(
  'a prescription is rejected only with a reason',
  (row) => {
    const answer = checkRejection(typed(row['Reason']));
    expect(answer.ok ? answer.value : answer.problem.message).toBe(typed(row['Answer']));
  },
);

test('writtenReason appends the words to a usual reason, and uses only the words for another one', () => {
  const [usual] = rejectReasons;
  expect(writtenReason({ reason: usual, words: '' })).toBe(usual);
  expect(writtenReason({ reason: usual, words: ' Half of it ' })).toBe(`${usual}. Half of it`);
  expect(writtenReason({ reason: 'Another reason', words: 'Seen last week' })).toBe(
    'Seen last week',
  );
  expect(writtenReason({ reason: 'Another reason', words: '  ' })).toBe('');
});

test('the reason of a lapsed prescription names the days to sign', () => {
  expect(lapseReason(14)).toBe('It was not signed within 14 days');
  expect(lapseReason(1)).toBe('It was not signed within a day');
});
