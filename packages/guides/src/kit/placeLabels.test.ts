import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeLabels } from './placeLabels.ts';

const column = { top: 10, bottom: 200, gap: 2 };

test('labels with enough space keep their preferred positions', () => {
  const labels = [
    { wanted: 30, height: 10 },
    { wanted: 90, height: 20 },
  ];
  expect(placeLabels(labels, column)).toEqual([25, 80]);
});

test('labels that prefer the same position share it evenly', () => {
  const label = { wanted: 100, height: 10 };
  expect(placeLabels([label, label], column)).toEqual([89, 101]);
});

test('labels keep their order and distance within the column, whatever they prefer', () => {
  const label = fc.record({
    wanted: fc.integer({ min: -50, max: 300 }),
    height: fc.integer({ min: 5, max: 15 }),
  });
  fc.assert(
    fc.property(fc.array(label, { minLength: 1, maxLength: 10 }), (labels) => {
      const tops = placeLabels(labels, column);
      tops.forEach((top, at) => {
        const end = top + (labels[at]?.height ?? 0);
        expect(top).toBeGreaterThanOrEqual(column.top - 0.001);
        expect(end).toBeLessThanOrEqual(column.bottom + 0.001);
        expect(end + column.gap).toBeLessThanOrEqual((tops[at + 1] ?? Infinity) + 0.001);
      });
    }),
  );
});

test("labels that need more than the column's height are refused", () => {
  const label = { wanted: 100, height: 100 };
  expect(() => placeLabels([label, label], column)).toThrow('do not fit');
});
