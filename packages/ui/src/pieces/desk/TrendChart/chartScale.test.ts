import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chartScale, heightIn, labelledPoints } from './chartScale.ts';

test.each([
  { values: [], ticks: [0, 1] },
  { values: [0], ticks: [0, 1] },
  { values: [7], ticks: [0, 2, 4, 6, 8] },
  { values: [-30, 95], ticks: [-50, 0, 50, 100] },
  { values: [-4], ticks: [-4, -3, -2, -1, 0] },
  { values: [123_456_789_000], ticks: [0, 50e9, 100e9, 150e9] },
])('$values have lines at $ticks', ({ values, ticks }) => {
  expect(chartScale(values).ticks).toEqual(ticks);
});

test('a scale holds all values and 0, with at most eight lines', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1e12, max: 1e12 }), { maxLength: 366 }), (values) => {
      const scale = chartScale(values);
      expect(scale.ticks.length).toBeLessThanOrEqual(8);
      expect(scale.ticks).toContain(0);
      for (const value of values) {
        expect(heightIn(scale, value)).toBeGreaterThanOrEqual(0);
        expect(heightIn(scale, value)).toBeLessThanOrEqual(100);
      }
    }),
  );
});

test('the first and the last point have a label', () => {
  expect(labelledPoints(366, 5)).toEqual([0, 91, 183, 274, 365]);
  expect(labelledPoints(3, 5)).toEqual([0, 1, 2]);
  expect(labelledPoints(0, 5)).toEqual([]);
});
