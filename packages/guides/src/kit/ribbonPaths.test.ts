import { expect, test } from 'vitest';
import { ribbonPaths } from './ribbonPaths.ts';

const edges = ['0 0 0 10 0 20 0 30', '8 0 8 10 8 20 8 30'] as const;

test('fibres divide the space between the edges evenly', () => {
  expect(ribbonPaths({ edges, fibres: 3 }).fibres).toEqual([
    'M2 0C2 10 2 20 2 30',
    'M4 0C4 10 4 20 4 30',
    'M6 0C6 10 6 20 6 30',
  ]);
});

test('the outline follows one edge and returns along the other', () => {
  expect(ribbonPaths({ edges, fibres: 0 }).outline).toBe(
    'M0 0C0 10 0 20 0 30Q4 30 8 30C8 20 8 10 8 0Q4 0 0 0Z',
  );
});

test('edges with different numbers of curves are refused', () => {
  expect(() => ribbonPaths({ edges: ['0 0 1 1 2 2 3 3', '0 0'], fibres: 1 })).toThrow(
    'do not match',
  );
});
