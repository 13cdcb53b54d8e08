import { expect, test } from 'vitest';
import { countedPacks } from './countedPacks.ts';
import { rejectReasons } from './rejectReasons.ts';
import { writtenReason } from './writtenReason.ts';

const item = (quantity: number, substitutedBy?: number) => ({ quantity, substitutedBy });

test.each([
  [[item(1)], '1 item, 1 pack'],
  [[item(2), item(3)], '2 items, 5 packs'],
  [[item(2, 20), item(1)], '1 item, 1 pack'],
  [[item(2, 20)], '0 items, 0 packs'],
])('countedPacks ignores substituted items: %j', (items, words) => {
  expect(countedPacks(items)).toBe(words);
});

test('writtenReason appends the words to a usual reason, and uses only the words for another one', () => {
  const [usual] = rejectReasons;
  expect(writtenReason({ reason: usual, words: '' })).toBe(usual);
  expect(writtenReason({ reason: usual, words: ' Half of it ' })).toBe(`${usual}. Half of it`);
  expect(writtenReason({ reason: 'Another reason', words: 'Seen last week' })).toBe(
    'Seen last week',
  );
  expect(writtenReason({ reason: 'Another reason', words: '  ' })).toBe('');
});
