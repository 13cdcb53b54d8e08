import { aCartLine } from '@formulary/rules/carts/fixtures/aCartLine';
import { expect, test } from 'vitest';
import { type CartCommand, applyCartCommand } from './cartCommand.ts';

const needles = aCartLine({ productId: 1, quantity: 2 });
const gauze = aCartLine({ productId: 2, quantity: 5 });
const lidocaine = aCartLine({ productId: 3, quantity: 1 });
const missing = { productId: 9, isPrescription: false };

test.each<readonly [string, CartCommand, readonly (readonly [number, number])[]]>([
  [
    'setting',
    { kind: 'set', line: gauze, quantity: 7 },
    [
      [1, 2],
      [2, 7],
    ],
  ],
  ['setting to none', { kind: 'set', line: needles, quantity: 0 }, [[2, 5]]],
  [
    'setting what is not there',
    { kind: 'set', line: lidocaine, quantity: 4 },
    [
      [1, 2],
      [2, 5],
    ],
  ],
  [
    'adding',
    { kind: 'add', id: gauze, quantity: 3 },
    [
      [1, 2],
      [2, 8],
    ],
  ],
  [
    'adding what is not there',
    { kind: 'add', id: missing, quantity: 3 },
    [
      [1, 2],
      [2, 5],
    ],
  ],
  [
    'restoring',
    { kind: 'restore', line: lidocaine },
    [
      [1, 2],
      [2, 5],
      [3, 1],
    ],
  ],
  [
    'restoring what is there',
    { kind: 'restore', line: needles },
    [
      [1, 2],
      [2, 5],
    ],
  ],
  ['clearing', { kind: 'clear' }, []],
])('applyCartCommand() returns the cart after %s', (_what, command, expected) => {
  const lines = applyCartCommand([needles, gauze], command);
  expect(lines.map(({ productId, quantity }) => [productId, quantity])).toEqual(expected);
});
