import { describe, expect, test } from 'vitest';
import type { SignatureStroke } from './Signature.ts';
import { placeSheet, toPaper, toSheet } from './placeSheet.ts';

function aStroke(...points: readonly (readonly [x: number, y: number])[]): SignatureStroke {
  return {
    dotSize: 1,
    minWidth: 0.5,
    maxWidth: 2.5,
    velocityFilterWeight: 0.7,
    penColor: 'black',
    compositeOperation: 'source-over',
    points: points.map(([x, y], index) => ({ x, y, pressure: 0.5, time: index * 40 })),
  };
}

describe('the sheet of a signature', () => {
  test('fills a paper of its own shape', () => {
    expect(placeSheet({ width: 300, height: 100 }, [])).toEqual({ scale: 0.5, left: 0, top: 0 });
  });

  test('shows its middle on a narrow paper', () => {
    expect(placeSheet({ width: 240, height: 160 }, [])).toEqual({ scale: 0.8, left: -120, top: 0 });
  });

  test('shows all ink that was drawn on a wider paper', () => {
    const wide = aStroke([20, 100], [580, 100]);
    const place = placeSheet({ width: 240, height: 160 }, [wide]);
    const { points } = toPaper(wide, place);
    for (const { x } of points) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(240);
    }
  });

  test('shows ink above and below the sheet', () => {
    const high = aStroke([300, -40], [300, 240]);
    const { points } = toPaper(high, placeSheet({ width: 1200, height: 400 }, [high]));
    for (const { y } of points) {
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(400);
    }
  });

  test('takes a stroke from the paper and back', () => {
    const place = placeSheet({ width: 290, height: 168 }, []);
    const stroke = aStroke([10, 20], [280, 160]);
    const { points, maxWidth } = toPaper(toSheet(stroke, place), place);
    expect(maxWidth).toBeCloseTo(2.5);
    expect(points[1]?.x).toBeCloseTo(280);
    expect(points[1]?.y).toBeCloseTo(160);
  });
});
