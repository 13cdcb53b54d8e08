import { aCartLine } from '@formulary/rules/carts/fixtures/aCartLine';
import {
  addCartLine,
  clearCart,
  removeCartLine,
  updateCartLine,
} from '@formulary/rules/calls/cartCalls';
import { beforeEach, expect, test, vi } from 'vitest';
import type { callApi as realCallApi } from '../../lib/http/http.ts';
import { applyCartCommand, type CartCommand, sendCartCommand } from './cartCommand.ts';

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

const callApi = vi.hoisted(() => vi.fn<typeof realCallApi>());
vi.mock('../../lib/http/http.ts', () => ({ callApi }));
beforeEach(() => void callApi.mockReset());

const line = aCartLine({ productId: 4, isPrescription: true, quantity: 6 });
const id = { productId: 4, isPrescription: true };

test.each<readonly [CartCommand, unknown, unknown]>([
  [{ kind: 'set', line, quantity: 2 }, updateCartLine, { body: { ...id, quantity: 2 } }],
  [{ kind: 'set', line, quantity: 1 }, updateCartLine, { body: { ...id, quantity: 1 } }],
  [{ kind: 'set', line, quantity: 0 }, removeCartLine, { body: id }],
  [{ kind: 'set', line, quantity: -1 }, removeCartLine, { body: id }],
  [{ kind: 'add', id: line, quantity: 3 }, addCartLine, { body: { ...id, quantity: 3 } }],
  [{ kind: 'restore', line }, addCartLine, { body: { ...id, quantity: 6 } }],
  [{ kind: 'clear' }, clearCart, {}],
])(
  'sendCartCommand() of %j makes its call in the background, with keepalive',
  async (command, call, input) => {
    callApi.mockResolvedValue([line]);
    expect(await sendCartCommand(command)).toEqual([line]);
    const options = { isBackground: true, keepalive: true };
    expect(callApi.mock.calls).toEqual([[call, input, options]]);
  },
);
