import { expect, test } from 'vitest';
import { templateParts } from './templateParts.ts';

test('the template has the fields that the law requires on a private prescription', () => {
  const asked = [templateParts.prescriber, templateParts.patient, templateParts.signature].flat();
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
