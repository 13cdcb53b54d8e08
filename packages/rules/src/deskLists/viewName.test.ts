import { expect, test } from 'vitest';
import { viewNameFault } from './viewName.ts';

test.each([
  ['Late', undefined],
  [' ', 'Please enter a name'],
  ['a'.repeat(61), 'Please use at most 60 characters'],
  ['a'.repeat(60), undefined],
  [' TO  price ', 'Another view has this name'],
])('%j among others: %s', (typed, fault) => {
  expect(viewNameFault(typed, ['To price', 'Held'])).toBe(fault);
});
