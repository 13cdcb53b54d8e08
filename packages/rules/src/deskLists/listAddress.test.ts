import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeList, type ListSettings, readListAddress, writeListAddress } from './listAddress.ts';
import { anOrderList } from './fixtures/lists.ts';

/** Stands in for URLSearchParams, which the rules do not have. */
const parametersOf = (address: string) => {
  const pairs = address
    .replace('?', '')
    .split('&')
    .map((pair) => pair.split('=').map((part) => decodeURIComponent(part)));
  return { get: (name: string) => pairs.find(([key]) => key === name)?.[1] ?? null };
};

const read = (address: string) => readListAddress(anOrderList, parametersOf(address));
const asFirstOpened: ListSettings = { filters: {}, sort: anOrderList.defaultSort, place: {} };

describe('the address of a list', () => {
  test.each<[string, Partial<ListSettings>]>([
    ['', {}],
    ['?status=paid', { filters: { status: 'paid' } }],
    [
      '?placed=2026-01-01..2026-01-31',
      { filters: { placed: { from: '2026-01-01', until: '2026-01-31' } } },
    ],
    ['?placed=2026-01-01..', { filters: { placed: { from: '2026-01-01' } } }],
    ['?placed=..2026-01-31', { filters: { placed: { until: '2026-01-31' } } }],
    ['?customer=O%27Brien%20%26%20Co', { filters: { customer: "O'Brien & Co" } }],
    ['?cold=no', { filters: { cold: false } }],
    [
      '?cold=yes&sort=amount',
      { filters: { cold: true }, sort: { key: 'amount', isDescending: false } },
    ],
    ['?sort=-amount', { sort: { key: 'amount', isDescending: true } }],
    ['?columns=amount%2Cnumber', { columns: ['amount', 'number'] }],
    ['?after=eyJpZCI6MX0%3D&from=51', { place: { after: 'eyJpZCI6MX0=', from: 51 } }],
    ['?before=abc', { place: { before: 'abc' } }],
  ])('%s says the same in both directions', (address, settings) => {
    expect(read(address)).toEqual({ ...asFirstOpened, ...settings });
    // Brackets and quotes need no encoding everywhere.
    expect(
      decodeURIComponent(writeListAddress(anOrderList, { ...asFirstOpened, ...settings })),
    ).toBe(decodeURIComponent(address));
  });

  test.each([
    ['a value that the filter does not offer', '?status=lost'],
    ['a filter that the list does not have', '?colour=red'],
    ['a day that does not exist', '?placed=2026-02-30..2026-03-01'],
    ['a second day that does not exist', '?placed=2026-02-01..2026-02-30'],
    ['a range that ends before it begins', '?placed=2026-02-02..2026-02-01'],
    ['a range without days', '?placed=..'],
    ['one day instead of a range', '?placed=2026-02-02'],
    ['three days', '?placed=2026-02-02..2026-02-03..2026-02-04'],
    ['words of white space', '?customer=%20%20'],
    ['words without end', `?customer=${'a'.repeat(101)}`],
    ['neither yes nor no', '?cold=maybe'],
    ['the name of an inherited property', '?cold=toString'],
    ['an empty value', '?status='],
    ['a column that does not sort', '?sort=customer'],
    ['only unknown columns', '?columns=colour,size'],
    ['a cursor of odd characters', '?after=%3Cscript%3E'],
    ['a cursor without end', `?after=${'a'.repeat(501)}`],
    ['the number of a row without a cursor', '?from=51'],
  ])('ignores %s', (_what, address) => {
    expect(read(address)).toEqual(asFirstOpened);
  });

  test.each([
    ['an unknown column among others', '?columns=colour,amount', { columns: ['amount'] }],
    ['a column named twice', '?columns=amount,number,amount', { columns: ['amount', 'number'] }],
    ['a second cursor', '?after=a&before=b', { place: { after: 'a' } }],
    ['the number of a row that is none', '?after=a&from=-3', { place: { after: 'a' } }],
  ])('drops %s', (_what, address, settings) => {
    expect(read(address)).toEqual({ ...asFirstOpened, ...settings });
  });

  test('never throws, whatever an address holds', () => {
    const names = [
      'status',
      'placed',
      'customer',
      'cold',
      'sort',
      'columns',
      'after',
      'before',
      'from',
    ];
    const values = fc.dictionary(fc.constantFrom(...names), fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(values, (written) => {
        const settings = readListAddress(anOrderList, { get: (name) => written[name] ?? null });
        expect(settings.filters).toBeDefined();
      }),
    );
  });

  test('reads what it has written', () => {
    const anySettings = fc.record(
      {
        filters: fc.record(
          {
            status: fc.constantFrom('paid', 'due'),
            customer: fc
              .string({ minLength: 1, maxLength: 100 })
              .filter((each) => each.trim() === each),
            cold: fc.boolean(),
            placed: fc.constantFrom({ from: '2026-01-01' }, { until: '2026-02-01' }),
          },
          { requiredKeys: [] },
        ),
        sort: fc.record({ key: fc.constantFrom('amount', 'placed'), isDescending: fc.boolean() }),
        columns: fc.shuffledSubarray([...anOrderList.columns], { minLength: 1 }),
        place: fc.constantFrom<ListSettings['place']>(
          {},
          { after: 'a=' },
          { before: 'b-_', from: 3 },
        ),
      },
      { requiredKeys: ['filters', 'sort', 'place'] },
    );
    fc.assert(
      fc.property(anySettings, (settings) => {
        expect(read(writeListAddress(anOrderList, settings))).toEqual(settings);
      }),
    );
  });
});

test('another filter or sort leads back to the first page and keeps the columns', () => {
  const settings = read('?status=paid&columns=amount&after=a&from=51');
  expect(changeList(settings, { filters: { cold: true } })).toEqual({
    ...asFirstOpened,
    filters: { cold: true },
    columns: ['amount'],
  });
  expect(changeList(settings, { sort: { key: 'amount', isDescending: true } })).toEqual({
    filters: { status: 'paid' },
    sort: { key: 'amount', isDescending: true },
    columns: ['amount'],
    place: {},
  });
});

test('a change that was made before the list showed the last one keeps it', () => {
  const seen = read('?status=paid&cold=true');
  const sort = { key: 'amount', isDescending: true };
  const sorted = changeList(seen, { sort });
  const { cold: _removed, ...without } = seen.filters;
  expect(changeList(sorted, { filters: without }, seen)).toEqual({
    ...sorted,
    filters: { status: 'paid' },
  });
  const narrowed = changeList(seen, { filters: { ...seen.filters, status: 'new' } });
  expect(changeList(narrowed, { filters: without }, seen).filters).toEqual({ status: 'new' });
  expect(changeList(narrowed, { sort }, seen)).toEqual({ ...narrowed, sort });
});
