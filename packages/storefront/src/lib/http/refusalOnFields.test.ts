import { expect, test } from 'vitest';
import { refusalOnFields } from './refusalOnFields.ts';

const fields = ['firstName'];
const message = 'Some of what was sent is not valid';

test('a sentence of the server goes to its field', () => {
  expect(refusalOnFields({ message, errors: { firstName: 'Not this' } }, fields)).toEqual({
    message,
    errors: { firstName: 'Not this' },
  });
});

test('a sentence about what has no field follows the message', () => {
  const errors = { email: 'Not this email', firstName: 'Not this', user_id: 'Nor that' };
  expect(refusalOnFields({ message, errors }, fields)).toEqual({
    message: `${message}. Not this email. Nor that`,
    errors: { firstName: 'Not this' },
  });
});

test('a refusal without sentences is its message', () => {
  expect(refusalOnFields({ message, errors: undefined }, fields)).toEqual({
    message,
    errors: {},
  });
});
