import { listProducts, readSearch } from '@formulary/rules/calls/catalogueCalls';
import { findPatients } from '@formulary/rules/calls/patientCalls';
import { beforeEach, expect, test, vi } from 'vitest';
import { rememberSearch } from './rememberSearch.ts';

const shop = vi.hoisted(() => ({
  hasPatients: true,
  turn: 1,
  added: [] as string[],
  answer: (_call: unknown): unknown => [],
}));
vi.mock('../../lib/session/can.ts', () => ({ canNow: () => shop.hasPatients }));
vi.mock('../../lib/session/session.ts', () => ({
  useSession: { getState: () => ({ turn: shop.turn }) },
}));
vi.mock('../../lib/http/http.ts', () => ({
  callApi: async (call: unknown) => shop.answer(call),
}));
vi.mock('./earlierSearches.ts', () => ({
  earlierSearches: { add: (term: string) => shop.added.push(term) },
}));

/** Returns what is remembered of a search that finds so many of each. */
async function remembered(found: { patients: number; products: number }) {
  shop.answer = (call) => {
    if (call === readSearch) return {};
    if (call !== findPatients && call !== listProducts) throw new Error('an unexpected call');
    return Array.from({ length: call === findPatients ? found.patients : found.products });
  };
  await rememberSearch('rose');
  return shop.added;
}

beforeEach(() => {
  Object.assign(shop, { hasPatients: true, turn: 1, added: [] });
});

test('a search that finds products and no patient is remembered', async () => {
  expect(await remembered({ patients: 0, products: 2 })).toEqual(['rose']);
});

test.each([
  ['finds a patient too', { patients: 1, products: 2 }],
  ['finds a patient only', { patients: 1, products: 0 }],
  ['finds nothing: it may be the name of somebody new', { patients: 0, products: 0 }],
])('a search that %s is forgotten', async (_what, found) => {
  expect(await remembered(found)).toEqual([]);
});

test('a visitor’s search is remembered as it is', async () => {
  shop.hasPatients = false;
  expect(await remembered({ patients: 1, products: 0 })).toEqual(['rose']);
});

test('nothing is remembered if a request fails or the session ends meanwhile', async () => {
  shop.answer = () => {
    throw new Error('offline');
  };
  await rememberSearch('rose');
  shop.answer = (call) => {
    shop.turn += 1;
    if (call === readSearch) return {};
    return call === findPatients ? [] : [1];
  };
  await rememberSearch('rose');
  expect(shop.added).toEqual([]);
});
