import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toastLift } from './toastLift.ts';

const toasts = { top: 700, bottom: 784, left: 880, right: 1264 };
const across = { left: 900, right: 1240 };

describe('toastLift', () => {
  test('keeps toasts at the bottom where nothing is in the way', () => {
    expect(toastLift(toasts, [], 72)).toBe(0);
    expect(toastLift(toasts, [{ ...across, top: 300, bottom: 344 }], 72)).toBe(0);
    expect(toastLift(toasts, [{ top: 700, bottom: 744, left: 100, right: 300 }], 72)).toBe(0);
  });

  test('lifts toasts above a button and anything close above it', () => {
    const button = { ...across, top: 730, bottom: 774 };
    expect(toastLift(toasts, [button], 72)).toBe(784 - (730 - 8));
    const heading = { ...across, top: 640, bottom: 670 };
    expect(toastLift(toasts, [button, heading], 72)).toBe(784 - (640 - 8));
  });

  test('finds no place where everything below the ceiling is taken', () => {
    const all = { ...across, top: 80, bottom: 790 };
    expect(toastLift(toasts, [all], 72)).toBeUndefined();
  });

  test('keeps toasts below the ceiling, and clear of obstacles wherever it finds a place', () => {
    const box = fc
      .tuple(fc.integer({ min: 0, max: 780 }), fc.integer({ min: 1, max: 200 }))
      .map(([top, height]) => ({ ...across, top, bottom: top + height }));
    fc.assert(
      fc.property(fc.array(box, { maxLength: 8 }), (obstacles) => {
        const lift = toastLift(toasts, obstacles, 72);
        const [top, bottom] = [toasts.top - (lift ?? 0), toasts.bottom - (lift ?? 0)];
        expect(top).toBeGreaterThanOrEqual(72);
        const isClear = obstacles.every((each) => each.bottom <= top || each.top >= bottom);
        expect(lift === undefined || isClear).toBe(true);
      }),
    );
  });
});
