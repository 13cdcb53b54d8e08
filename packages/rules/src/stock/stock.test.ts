import { describe, expect, test } from 'vitest';
import { workedExamples } from '../testing/workedExamples.ts';
import { availableStock, isInStock } from './stockLevel.ts';
import { checkStock } from './checkStock.ts';
import {
  checkStockRequest,
  MOST_STOCK_REQUESTS,
  STOCK_REQUESTS_KEPT_FOR_MS,
} from './stockRequest.ts';
import { stockSentence } from './stockSentence.ts';

function shelf(row: Readonly<Record<string, string>>) {
  return { inStock: Number(row['In stock']), minimumStock: Number(row['Minimum']) };
}

describe('stock', () => {
  test.each(workedExamples('stock', 'Available stock'))(
    'is available above the minimum @9.4',
    (row) => {
      expect(availableStock(shelf(row))).toBe(Number(row['Available']));
      expect(isInStock(shelf(row)) ? 'yes' : 'no').toBe(row['In stock to the buyer']);
    },
  );

  test.each(workedExamples('stock', 'Changing a quantity'))(
    'limits both lines of a product together @5.17',
    (row) => {
      const input = { quantityBefore: Number(row['Before']), quantityAfter: Number(row['After']) };
      const answer = checkStock({ product: shelf(row), ...input });
      expect(answer.ok ? 'allowed' : answer.problem.message).toBe(row['Answer']);
    },
  );

  test.each(workedExamples('stock', 'What is said of a quantity that does not fit'))(
    '$Held packs held of $In stock less $Minimum: $Sentence',
    (row) => {
      const where = row['Where'] === 'in the cart' ? 'in the cart' : 'on other line';
      expect(stockSentence(shelf(row), { held: Number(row['Held']), where })).toBe(row['Sentence']);
    },
  );
});

describe('a request for an e-mail when a product is back', () => {
  const gone = { inStock: 5, minimumStock: 5 };

  test('is accepted for a product out of stock, up to 200 products', () => {
    expect(checkStockRequest(gone, MOST_STOCK_REQUESTS - 1)).toEqual({ ok: true, value: gone });
    expect(checkStockRequest(gone, MOST_STOCK_REQUESTS)).toMatchObject({
      problem: { code: 'stock-requests-full' },
    });
  });

  test('is stored for a year', () => {
    const asked = Date.UTC(2026, 10, 24);
    expect(asked + STOCK_REQUESTS_KEPT_FOR_MS).toBe(Date.UTC(2027, 10, 24));
  });

  test('is refused while a pack is available', () => {
    expect(checkStockRequest({ ...gone, inStock: 6 }, 0)).toMatchObject({
      problem: { message: 'This product is in stock. You can order it now' },
    });
  });
});
