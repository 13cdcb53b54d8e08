import { describe, expect, test } from 'vitest';
import { updateProfile } from './profileChangeCalls.ts';
import { allCalls } from './allCalls.ts';
import { type FieldsOfCall, errorsInWords, errorsOnTheWire } from './fieldNames.ts';
import { register } from './joiningCalls.ts';
import { createOrder } from './orderCalls.ts';

describe('names of fields with errors', () => {
  test.each([
    ['a field of the body', register, { firstName: 'a' }, { user_fname: 'a' }],
    ['a file', register, { certificate: 'a' }, { user_certificate: 'a' }],
    ['a field of an object in the body', createOrder, { shownAmount: 'a' }, { order_amount: 'a' }],
    ['a field of the answer', updateProfile, { email: 'a' }, { user_email: 'a' }],
    ['a field of both', updateProfile, { countryCode: 'a' }, { user_country: 'a' }],
    ['what is no field', createOrder, { '7-false': 'a' }, { '7-false': 'a' }],
  ] as const)('are translated in both directions: %s', (_what, call, words, wire) => {
    expect(errorsOnTheWire(call, words)).toEqual(wire);
    expect(errorsInWords(call, wire)).toEqual(words);
  });

  test('stay the same in a call without fields', () => {
    expect(errorsOnTheWire({}, { a: 'b' })).toEqual({ a: 'b' });
  });

  test.each(
    Object.values(allCalls)
      .flat()
      .map((call) => [call.name, call as FieldsOfCall] as const),
  )('are unambiguous between the words and the wire names of %s', (_name, call) => {
    const fields = Object.entries(call.body?.fields ?? {});
    const words = new Map(fields.map(([wireName, { word }]) => [word, wireName]));
    const misread = fields.filter(([wireName, { word }]) => {
      const other = words.get(wireName);
      return other !== undefined && other !== wireName && word !== wireName;
    });
    expect(misread).toEqual([]);
  });
});
