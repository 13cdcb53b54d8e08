import { aCartLine } from '@formulary/rules/carts/fixtures/aCartLine';
import {
  addCartLine,
  clearCart,
  removeCartLine,
  updateCartLine,
} from '@formulary/rules/calls/cartCalls';
import { beforeEach, expect, test, vi } from 'vitest';
import type { callApi as realCallApi } from '../../lib/http/http.ts';
import type { CartCommand } from './cartCommand.ts';
import { sendCartCommand } from './sendCartCommand.ts';

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
])('%j makes its call in the background, with keepalive', async (command, call, input) => {
  callApi.mockResolvedValue([line]);
  expect(await sendCartCommand(command)).toEqual([line]);
  const options = { isBackground: true, keepalive: true };
  expect(callApi.mock.calls).toEqual([[call, input, options]]);
});
