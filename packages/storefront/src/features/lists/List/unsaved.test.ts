import { lineKey } from '@formulary/rules/carts/cartLines';
import { aListedLine } from '@formulary/rules/lists/fixtures/aListedLine';
import { describe, expect, test } from 'vitest';
import { unsavedRows, withUnsaved } from './unsaved.ts';

const filler = aListedLine({ productId: 1, name: 'Filler', quantity: 2 });
const gauze = aListedLine({ productId: 2, name: 'Gauze', quantity: 5 });
const onPrescription = { ...filler, isPrescription: true };
const changed = 'The list was changed elsewhere';

describe('unsaved changes of a list', () => {
  test('are empty before a refusal', () => {
    expect(unsavedRows(undefined)).toEqual([]);
  });

  test("keep the last change of each line, and the last refusal's reason", () => {
    const first = withUnsaved(undefined, { kind: 'set', line: filler, quantity: 3 }, 'No answer');
    const second = withUnsaved(first, { kind: 'set', line: gauze, quantity: 4 }, 'No answer');
    const third = withUnsaved(second, { kind: 'set', line: filler, quantity: 7 }, changed);
    expect(third.problem).toBe(changed);
    expect(unsavedRows(third)).toEqual([
      { key: lineKey(gauze), name: 'Gauze', quantity: 4 },
      { key: lineKey(filler), name: 'Filler', quantity: 7 },
    ]);
    const last = withUnsaved(third, { kind: 'remove', line: filler }, changed);
    expect(last.commands).toEqual([
      { kind: 'set', line: gauze, quantity: 4 },
      { kind: 'remove', line: filler },
    ]);
  });

  test('keep the two lines of one product apart', () => {
    const first = withUnsaved(undefined, { kind: 'set', line: filler, quantity: 3 }, changed);
    const both = withUnsaved(first, { kind: 'set', line: onPrescription, quantity: 4 }, changed);
    expect(unsavedRows(both).map(({ quantity }) => quantity)).toEqual([3, 4]);
  });

  test('show 0 packs for a removal, and the old quantity for a restored line', () => {
    const first = withUnsaved(undefined, { kind: 'remove', line: filler }, changed);
    const both = withUnsaved(first, { kind: 'restore', line: gauze, index: 0 }, changed);
    expect(unsavedRows(both).map(({ quantity }) => quantity)).toEqual([0, 5]);
  });
});
