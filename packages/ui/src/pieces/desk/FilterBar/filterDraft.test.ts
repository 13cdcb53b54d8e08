import { anOrderList } from '@formulary/rules/deskLists/fixtures/lists';
import type { FilterValue, ListFilter } from '@formulary/rules/deskLists/listFilters';
import { expect, test } from 'vitest';
import { type DraftFaults, draftOf, valueOf } from './filterDraft.ts';

const [status, placed, customer, cold] = anOrderList.filters;

test.each<[ListFilter, FilterValue]>([
  [status, 'paid'],
  [placed, { from: '2026-01-01', until: '2026-01-31' }],
  [placed, { from: '2026-01-01' }],
  [placed, { until: '2026-01-31' }],
  [customer, 'Elm'],
  [cold, true],
  [cold, false],
])('the editor of $label keeps %j', (filter, value) => {
  expect(valueOf(filter, draftOf(value))).toEqual({ value });
});

test.each<[ListFilter, string, string, DraftFaults]>([
  [status, '', '', { first: 'Please choose one' }],
  [cold, '', '', { first: 'Please choose one' }],
  [customer, '  ', '', { first: 'Please enter some text' }],
  [customer, 'a'.repeat(101), '', { first: 'Please use at most 100 characters' }],
  [placed, '', '', { first: 'Please enter a first or a last day' }],
  [placed, '31/02/2026', '', { first: 'Please enter a date as dd/MM/yyyy' }],
  [
    placed,
    'soon',
    '1',
    { first: 'Please enter a date as dd/MM/yyyy', second: 'Please enter a date as dd/MM/yyyy' },
  ],
  [placed, '02/01/2026', '01/01/2026', { second: 'The last day is before the first' }],
])('the editor of $label refuses %j and %j', (filter, first, second, faults) => {
  expect(valueOf(filter, { first, second })).toEqual({ faults });
});

test('trims words', () => {
  expect(valueOf(customer, { first: ' Elm ', second: '' })).toEqual({ value: 'Elm' });
});
