import {
  removeList,
  renameList,
  resetUsualOrder,
  setListLines,
} from '@formulary/rules/calls/listCalls';
import { aProductList } from '@formulary/rules/lists/fixtures/aProductList';
import type { ProductList } from '@formulary/rules/lists/productList';
import { notices } from '@formulary/rules/problems/notices';
import type { ScopedMutator } from 'swr';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiProblem } from '@formulary/client/http/problems/ApiProblem';
import type { callApi as realCallApi } from '../../../lib/http/http.ts';
import { createListWriter } from '../createListWriter.ts';
import { listKeys } from '../useLists.ts';
import { createListActions } from './listActions.ts';

const callApi = vi.hoisted(() => vi.fn<typeof realCallApi>());
vi.mock('../../../lib/http/http.ts', () => ({ callApi }));

const list = aProductList({ id: 3, name: 'Lip days' });
const [line] = list.lines;
const gone = new ApiProblem({ status: 404, code: 'list-missing', message: 'Not there' });

/** Opens a list with its writer and records the calls of its screen; `pending` is one queued change. */
function open() {
  const steps: unknown[] = [];
  const show = (shown: ProductList) => void steps.push(['show', shown.name]);
  const writer = createListWriter({ current: () => list, show, refresh: () => undefined });
  const mutate: ScopedMutator = async (...args: readonly unknown[]) => {
    steps.push(['mutate', ...args]);
    return undefined as never;
  };
  const say = (tone: string, message: string) => void steps.push([tone, message]);
  const leave = () => void steps.push('leave');
  if (!line) throw new Error('The list has no line');
  writer.change({ kind: 'set', line, quantity: 9 });
  steps.length = 0;
  return { actions: createListActions({ id: 3, writer, mutate, say, leave }), steps };
}

const called = () => callApi.mock.calls.map(([call]) => call);
beforeEach(() => {
  callApi.mockReset();
  vi.useFakeTimers();
  return () => void vi.useRealTimers();
});

describe('renaming a list', () => {
  const renamed = { ...list, name: 'Mondays' };

  test('waits until the pending changes are saved', async () => {
    const { actions, steps } = open();
    const saving = Promise.withResolvers<ProductList>();
    callApi.mockReturnValueOnce(saving.promise).mockResolvedValueOnce(renamed);
    const answer = actions.rename({ name: 'Mondays' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(called()).toEqual([setListLines]);
    saving.resolve(list);
    expect(await answer).toBeUndefined();
    expect(called()).toEqual([setListLines, renameList]);
    expect(callApi.mock.calls[1]?.[1]).toEqual({ body: { id: 3, name: 'Mondays' } });
    expect(steps).toEqual([
      ['show', 'Lip days'],
      ['mutate', listKeys.of(3), renamed, { revalidate: false }],
      ['mutate', listKeys.all()],
      ['success', notices.listRenamed],
    ]);
  });

  test('returns a refusal to its form, without a toast', async () => {
    const { actions, steps } = open();
    const errors = { name: 'You have one with this name' };
    const taken = new ApiProblem({ status: 409, message: 'Refused', errors });
    callApi.mockResolvedValueOnce(list).mockRejectedValueOnce(taken);
    expect(await actions.rename({ name: 'Mondays' })).toMatchObject({ errors });
    expect(steps).toEqual([['show', 'Lip days']]);
  });
});

test('deleting a list drops its pending changes and leaves its screen before removing it from the cache', async () => {
  const { actions, steps } = open();
  await actions.remove();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(callApi.mock.calls).toEqual([[removeList, { params: { id: 3 } }]]);
  expect(steps).toEqual([
    ['success', notices.listDeleted],
    'leave',
    ['mutate', listKeys.of(3), undefined, { revalidate: false }],
    ['mutate', listKeys.all()],
  ]);
});

test('resetting the usual order drops its pending changes and shows the answer', async () => {
  const { actions, steps } = open();
  callApi.mockResolvedValueOnce(list);
  await actions.reset();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(callApi.mock.calls).toEqual([[resetUsualOrder, {}]]);
  expect(steps).toEqual([
    ['mutate', listKeys.of(3), list, { revalidate: false }],
    ['mutate', listKeys.all()],
    ['success', notices.usualOrderReset],
  ]);
});

test.each(['remove', 'reset'] as const)(
  'a refused %s shows the reason, stays, and reads the list again',
  async (action) => {
    const { actions, steps } = open();
    callApi.mockRejectedValueOnce(gone);
    await actions[action]();
    expect(steps).toEqual([
      ['danger', 'Not there'],
      ['mutate', listKeys.of(3)],
    ]);
  },
);
