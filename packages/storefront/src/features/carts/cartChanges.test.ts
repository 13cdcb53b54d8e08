import { aCartLine } from '@formulary/rules/carts/fixtures/aCartLine';
import { lineKey } from '@formulary/rules/carts/cartLines';
import { describe, expect, test } from 'vitest';
import { noCartChanges, visibleCartChanges, withQuantitySet, withRefusal } from './cartChanges.ts';

const needles = aCartLine({
  productId: 1,
  name: 'Needles',
  quantity: 2,
  inStock: 9,
  minimumStock: 5,
});
const onPrescription = { ...needles, isPrescription: true, quantity: 3 };
const gauze = aCartLine({ productId: 2, name: 'Gauze', quantity: 5 });
const refused = { message: 'Invalid quantity' };

describe('the removed line', () => {
  const changes = withQuantitySet(noCartChanges, needles, 0);

  test('can be restored while it is not in the cart', () => {
    expect(visibleCartChanges(changes, [gauze]).removed).toBe(needles);
    expect(visibleCartChanges(changes, []).removed).toBe(needles);
  });

  test('cannot be restored once it is in the cart again, whatever its quantity', () => {
    const back = { ...needles, quantity: 7 };
    expect(visibleCartChanges(changes, [gauze, back]).removed).toBeUndefined();
  });

  test('differs from the same product on prescription', () => {
    expect(visibleCartChanges(changes, [onPrescription]).removed).toBe(needles);
  });

  test('stays when another line changes, and is the last of two removed lines', () => {
    const after = withQuantitySet(changes, gauze, 4);
    expect(visibleCartChanges(after, [gauze]).removed).toBe(needles);
    expect(visibleCartChanges(withQuantitySet(after, gauze, -1), []).removed).toBe(gauze);
  });

  test('is undefined before a removal and after a refusal', () => {
    expect(visibleCartChanges(noCartChanges, [])).toEqual({ refusals: {}, removed: undefined });
    const changed = withRefusal(noCartChanges, needles, refused);
    expect(visibleCartChanges(changed, []).removed).toBeUndefined();
  });
});

describe('a refused line', () => {
  const changes = withRefusal(withRefusal(noCartChanges, needles, refused), gauze, refused);

  test('shows its reason while it is in the cart', () => {
    expect(visibleCartChanges(changes, [needles]).refusals).toEqual({
      [lineKey(needles)]: 'Invalid quantity',
    });
  });

  test('loses its message once a new quantity is accepted; other lines keep theirs', () => {
    const after = withQuantitySet(changes, needles, 3);
    expect(Object.keys(visibleCartChanges(after, [needles, gauze]).refusals)).toEqual([
      lineKey(gauze),
    ]);
  });

  test('above the stock shows how many packs its other line leaves', () => {
    const code = 'out-of-stock';
    const after = withRefusal(noCartChanges, needles, { code, message: 'Product is out of stock' });
    expect(visibleCartChanges(after, [needles, onPrescription]).refusals).toEqual({
      [lineKey(needles)]: 'Only 1 left for this line',
    });
  });
});
