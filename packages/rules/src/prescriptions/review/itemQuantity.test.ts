import { expect, test } from 'vitest';
import { workedExamples } from '../../testing/workedExamples.ts';
import { checkItemQuantity, countedPacks } from './itemQuantity.ts';

test.each(workedExamples('prescription', 'Quantity of an item'))(
  'a prescription item has a quantity of at least 1 and at most the available plus the ordered packs @5.25',
  (row) => {
    const item = {
      isManual: row['Product'] === 'manual',
      inStock: Number(row['In stock']),
      minimumStock: Number(row['Minimum']),
      initialQuantity: Number(row['Ordered']),
    };
    const packs = row['Packs'] === '' ? undefined : Number(row['Packs']);
    const answer = checkItemQuantity(item, packs);
    expect(answer.ok ? 'allowed' : answer.problem.message).toBe(row['Answer']);
  },
);

const item = (quantity: number, substitutedBy?: number) => ({ quantity, substitutedBy });

test.each([
  [[item(1)], '1 item, 1 pack'],
  [[item(2), item(3)], '2 items, 5 packs'],
  [[item(2, 20), item(1)], '1 item, 1 pack'],
  [[item(2, 20)], '0 items, 0 packs'],
])('countedPacks ignores substituted items: %j', (items, words) => {
  expect(countedPacks(items)).toBe(words);
});
