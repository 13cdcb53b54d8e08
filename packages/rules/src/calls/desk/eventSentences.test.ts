import { expect, test } from 'vitest';
import { eventSentence, eventSentences } from './eventSentences.ts';

test.each([
  ['order-placed', {}, 'Placed the order'],
  ['order-moved', { cause: 'dispatched' }, 'Dispatched the order'],
  ['order-moved', { cause: 'a cause of a later version' }, 'Moved the order on'],
  ['order-moved', {}, 'Moved the order on'],
  ['an-action-of-a-later-version', {}, 'an-action-of-a-later-version'],
])('says of %s with %o: %s', (action, detail, expected) => {
  expect(eventSentence(action, detail)).toBe(expected);
});

test('every sentence is short enough for the timeline and ends without a full stop', () => {
  for (const action of Object.keys(eventSentences)) {
    expect(eventSentence(action, {})).toMatch(/^[A-Z].{3,98}[^.]$/);
  }
});
