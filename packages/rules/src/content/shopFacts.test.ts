import { expect, test } from 'vitest';
import { shopFacts } from './shopFacts.ts';

test('shopFacts match the specification @9.15', () => {
  expect(shopFacts).toEqual({
    cutOff: '3pm',
    paperHours: '72 hours',
    daysToSign: '14 days',
    passwordLength: '8 characters',
  });
});
