import { expect, test } from 'vitest';
import { aCartLine } from '../carts/fixtures/aCartLine.ts';
import { aPromotion } from '../pricing/fixtures/aPromotion.ts';
import { type ChosenRow, judgeRows } from './judgeRows.ts';
import { aMatchedProduct } from './fixtures/aMatchedProduct.ts';
import type { RowMatch } from './rowMatch.ts';

const product = aMatchedProduct({
  type: 'nonPrescription',
  price: 10_000,
  inStock: 8,
  minimumStock: 2,
});
const either = aMatchedProduct({ id: 13, type: 'any' });
const found: RowMatch = { kind: 'found', products: [product] };
const row = (quantity: string, changes: Partial<ChosenRow> = {}): ChosenRow => ({
  words: 'LAMP',
  quantity,
  ...changes,
});

test.each<[string, ChosenRow, RowMatch | undefined, object]>([
  ['says nothing', row(' ', { words: ' ' }), undefined, { standing: 'empty' }],
  [
    'has a quantity alone',
    row('2', { words: '' }),
    undefined,
    { standing: 'open', message: 'Please enter a code or a name' },
  ],
  [
    'is a formula',
    row('2', { words: '=A1' }),
    found,
    { standing: 'open', message: 'This is a formula. Please copy its value instead' },
  ],
  ['is not answered yet', row('2'), undefined, { standing: 'looking' }],
  [
    'is nothing that is sold',
    row('2'),
    { kind: 'none', products: [] },
    { standing: 'open', message: 'Not found' },
  ],
  [
    'may be several things',
    row('2'),
    { kind: 'several', products: [product, either] },
    { standing: 'open', message: 'Several match: please choose', offered: [product, either] },
  ],
  [
    'is probably one thing',
    row('2'),
    { kind: 'suggested', products: [product] },
    { standing: 'open', message: 'Is this it? Please choose', offered: [product] },
  ],
  [
    'has no quantity',
    row(''),
    found,
    { standing: 'open', product, message: 'Please enter how many packs' },
  ],
  [
    'has a quantity in words',
    row('two'),
    found,
    { standing: 'open', message: 'Invalid quantity: a line holds 1 to 9,999 packs' },
  ],
  [
    'has no packs',
    row('0'),
    found,
    { standing: 'open', message: 'Invalid quantity: a line holds 1 to 9,999 packs' },
  ],
  ['asks for too many', row('7'), found, { standing: 'open', message: 'Only 6 in stock' }],
  [
    'needs the purchase option',
    row('1'),
    { kind: 'found', products: [either] },
    { standing: 'open', product: either, message: 'Please choose a purchase option' },
  ],
  [
    'has the purchase option',
    row('1', { isPrescription: true }),
    { kind: 'found', products: [either] },
    { standing: 'ready', packs: 1, isPrescription: true },
  ],
  [
    'is right',
    row('2 packs'),
    found,
    { standing: 'ready', product, packs: 2, isPrescription: false, subtotal: 20_000 },
  ],
])('judgeRows gives the right state for a row that %s', (_what, each, match, judged) => {
  expect(judgeRows([each], [match], [])).toMatchObject([judged]);
});

test('judgeRows counts rows of one product against its stock in order, together with the cart', () => {
  const cart = [aCartLine({ productId: product.id, quantity: 2 })];
  const judged = judgeRows([row('3'), row('2'), row('1')], [found, found, found], cart);
  expect(judged.map(({ standing, message }) => message ?? standing)).toEqual([
    'ready',
    'Only 6 in stock, 5 of them in your cart',
    'ready',
  ]);
});

test('judgeRows applies offers to the price of a row', () => {
  const offered = { ...product, promotions: [aPromotion({ quantity: 3, price: 25_000 })] };
  const match: RowMatch = { kind: 'found', products: [offered] };
  expect(judgeRows([row('4')], [match], [])).toMatchObject([{ subtotal: 35_000 }]);
});

test('judgeRows keeps a row that the cart refused open, and takes no stock for it', () => {
  const refused = row('5');
  const unfinished = row('');
  const refusals = new Map([refused, unfinished].map((each) => [each, 'Your cart is full']));
  const judged = judgeRows([refused, row('6'), unfinished], [found, found, found], [], refusals);
  expect(judged).toEqual([
    { standing: 'open', product, message: 'Your cart is full' },
    expect.objectContaining({ standing: 'ready', packs: 6 }),
    { standing: 'open', product, message: 'Please enter how many packs' },
  ]);
});
