import { expect, test } from 'vitest';
import { promotionWords } from './promotionWords.ts';

test('promotionWords says packs, price and both moments in London', () => {
  const startsAt = new Date('2026-06-15T23:00:00Z');
  const endsAt = new Date('2026-06-20T22:59:59.999Z');
  expect(promotionWords({ quantity: 3, price: 27_000, startsAt, endsAt })).toBe(
    '3 for £27.00, 16/06/2026, 00:00 to 20/06/2026, 23:59',
  );
});
