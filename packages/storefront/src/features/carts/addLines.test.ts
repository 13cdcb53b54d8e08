import { addCartLines, getCart } from '@formulary/rules/calls/cartCalls';
import type { AddedLine } from '@formulary/rules/carts/addedLine';
import { aCartLine } from '@formulary/rules/carts/fixtures/aCartLine';
import { aListedLine } from '@formulary/rules/lists/fixtures/aListedLine';
import type { ScopedMutator } from 'swr';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import type { callApi as realCallApi } from '../../lib/http/http.ts';
import { keys } from '../../lib/http/keys.ts';
import { addLines, createAddingKey } from './addLines.ts';

const callApi = vi.hoisted(() => vi.fn<typeof realCallApi>());
vi.mock('../../lib/http/http.ts', () => ({ callApi }));

const line = aListedLine({ productId: 12, quantity: 2 });
const cart = [aCartLine({ productId: 12, quantity: 2 })];
const results: readonly AddedLine[] = [{ added: 2 } as AddedLine];
const lost = new ApiProblem({ status: 0, message: 'No answer' });
const conflict = new ApiProblem({ status: 409, code: 'key-reused', message: 'Sent before' });

let key: ReturnType<typeof createAddingKey>;
/** Steps in the order they ran. */
let steps: unknown[];
const writer = {
  settle: async () => void steps.push('settle'),
  reset: () => void steps.push('reset'),
};
const mutate: ScopedMutator = async (...args: readonly unknown[]) => {
  steps.push(['mutate', ...args]);
  return undefined as never;
};
const add = () => addLines([line], { key, writer, mutate });
const keysSent = () => callApi.mock.calls.map(([, , options]) => options?.idempotencyKey);

beforeEach(() => {
  steps = [];
  key = createAddingKey();
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  callApi.mockReset().mockImplementation(async () => {
    steps.push('call');
    return { lines: cart, results };
  });
});
afterEach(() => void vi.restoreAllMocks());

describe('adding lines to the cart', () => {
  test('sends the pending changes first, and shows the cart of the answer without another read', async () => {
    expect(await add()).toEqual({ results, cart });
    const cartKey = keys.of(getCart, {});
    expect(steps).toEqual([
      'settle',
      'call',
      'reset',
      ['mutate', cartKey, cart, { revalidate: false }],
    ]);
    const lines = [{ productId: 12, isPrescription: false, quantity: 2 }];
    expect(callApi.mock.calls[0]?.slice(0, 2)).toEqual([addCartLines, { body: { lines } }]);
  });

  test('uses a new key after an answer: the same lines can be added once more', async () => {
    await add();
    await add();
    const [first, second] = keysSent();
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).not.toBe(first);
  });

  test('keeps the key after a lost answer, and leaves the cart as it is', async () => {
    callApi.mockRejectedValueOnce(lost);
    expect(await add()).toEqual({ problem: 'No answer' });
    expect(steps).toEqual(['settle']);
    await add();
    const [first, second] = keysSent();
    expect(second).toBe(first);
  });

  test('uses a new key after a conflict, and reads the cart again', async () => {
    callApi.mockRejectedValueOnce(conflict);
    expect(await add()).toEqual({ problem: 'Sent before' });
    expect(steps).toEqual(['settle', ['mutate', keys.of(getCart, {})]]);
    await add();
    const [first, second] = keysSent();
    expect(second).not.toBe(first);
  });

  test('throws an error that is not a refusal, and keeps the key', async () => {
    callApi.mockRejectedValueOnce(new TypeError('A bug'));
    await expect(add()).rejects.toThrow('A bug');
    await add();
    expect(new Set(keysSent()).size).toBe(1);
  });
});
