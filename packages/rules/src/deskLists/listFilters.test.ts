import { expect, test } from 'vitest';
import { filterValueLabel, type FilterValue, isDayRange, type ListFilter } from './listFilters.ts';
import { anOrderList } from './fixtures/lists.ts';

const [status, placed, customer, cold] = anOrderList.filters;

test.each<[ListFilter, FilterValue, string]>([
  [status, 'due', 'Awaiting payment'],
  [status, 'gone', 'gone'],
  [placed, { from: '2026-01-01', until: '2026-01-31' }, '01/01/2026 to 31/01/2026'],
  [placed, { from: '2026-01-01', until: '2026-01-01' }, '01/01/2026'],
  [placed, { from: '2026-01-01' }, 'since 01/01/2026'],
  [placed, { until: '2026-01-31' }, 'until 31/01/2026'],
  [placed, {}, 'any day'],
  [customer, 'Elm Street', 'Elm Street'],
  [cold, true, 'cold items'],
  [cold, false, 'none'],
  [{ key: 'held', label: 'On hold', kind: 'flag' }, true, 'yes'],
  [{ key: 'held', label: 'On hold', kind: 'flag' }, false, 'no'],
  [customer, true, 'yes'],
])('the chip of $label says %j as %s', (filter, value, label) => {
  expect(filterValueLabel(filter, value)).toBe(label);
});

test.each([
  [{}, false],
  [{ from: '2026-01-01' }, true],
  [{ until: '2026-01-01' }, true],
  [{ from: '2026-01-01', until: '2026-01-01' }, true],
  [{ from: '2026-01-02', until: '2026-01-01' }, false],
])('%j as a range of days is %s', (range, expected) => {
  expect(isDayRange(range)).toBe(expected);
});
