import { expect, test } from 'vitest';
import { shopFacts } from './shopFacts.ts';

test('what the pages say of the rules is what the specification has @9.15', () => {
  expect(shopFacts).toEqual({
    cutOff: '3pm',
    paperHours: '72 hours',
    daysToSign: '14 days',
    passwordLength: '8 characters',
  });
});
