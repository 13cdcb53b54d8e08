import { expect, test } from 'vitest';
import { templateFields } from './templateFields.ts';

test('the template has the fields that the law requires on a private prescription', () => {
  const asked = [
    templateFields.prescriber,
    templateFields.patient,
    templateFields.signature,
  ].flat();
  expect(asked).toEqual(
    expect.arrayContaining([
      'Professional registration number',
      'Date of birth',
      'Address',
      'Prescriber’s signature',
      'Date signed',
    ]),
  );
});
