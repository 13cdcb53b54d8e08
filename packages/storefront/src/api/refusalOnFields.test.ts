import { expect, test } from 'vitest';
import { refusalOnFields } from './refusalOnFields.ts';

const fieldNames = { user_fname: 'firstName' };
const message = 'Some of what was sent is not valid';

test('a sentence of the server goes to its field', () => {
  expect(refusalOnFields({ message, errors: { user_fname: 'Not this' } }, fieldNames)).toEqual({
    message,
    errors: { firstName: 'Not this' },
  });
});

test('a sentence about what has no field follows the message', () => {
  const errors = { user_email: 'Not this email', user_fname: 'Not this', user_id: 'Nor that' };
  expect(refusalOnFields({ message, errors }, fieldNames)).toEqual({
    message: `${message}. Not this email. Nor that`,
    errors: { firstName: 'Not this' },
  });
});

test('a refusal without sentences is its message', () => {
  expect(refusalOnFields({ message, errors: undefined }, fieldNames)).toEqual({
    message,
    errors: {},
  });
});
