import { expect, test } from 'vitest';
import { refusalOnFields } from './refusalOnFields.ts';

const fields = ['firstName'];
const message = 'Some of what was sent is not valid';

test('refusalOnFields() puts a server message on its field', () => {
  expect(refusalOnFields({ message, errors: { firstName: 'Not this' } }, fields)).toEqual({
    message,
    errors: { firstName: 'Not this' },
  });
});

test('refusalOnFields() appends a message without a matching field to the main message', () => {
  const errors = { email: 'Not this email', firstName: 'Not this', user_id: 'Nor that' };
  expect(refusalOnFields({ message, errors }, fields)).toEqual({
    message: `${message}. Not this email. Nor that`,
    errors: { firstName: 'Not this' },
  });
});

test('refusalOnFields() keeps only the message of a refusal without field errors', () => {
  expect(refusalOnFields({ message, errors: undefined }, fields)).toEqual({
    message,
    errors: {},
  });
});
