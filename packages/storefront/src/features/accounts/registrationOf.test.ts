import { aRegistration } from '@formulary/rules/accounts/fixtures/aRegistration';
import { describe, expect, test } from 'vitest';
import { registrationOf } from './registrationOf.ts';

const values = {
  firstName: 'Amara',
  lastName: 'Okafor',
  email: 'amara@example.com',
  password: 'a long password',
  passwordConfirmation: 'a long password',
  phone: '020 7946 0018',
  birthDate: '12/04/1988',
  username: '',
  company: ' ',
  street: '14 Lambs Conduit Passage',
  city: 'London',
  postcode: 'WC1R 4RH',
  county: '',
  countryCode: 'GB',
  clinicStreet: '14 Lambs Conduit Passage',
  clinicCity: 'London',
  clinicPostcode: 'WC1R 4RH',
  clinicCounty: '',
  clinicCountryCode: 'GB',
  professionalStatus: 'Nurse',
  registrationNumber: '12A3456E',
};

describe('registrationOf()', () => {
  test('maps the form to the wire and omits empty fields', () => {
    expect(registrationOf({ values, isProfessional: true, isPrescriber: true })).toEqual(
      aRegistration({ isPrescriber: true }),
    );
  });

  test('omits status, number and right to prescribe for a non-professional', () => {
    const sent = registrationOf({ values, isProfessional: false, isPrescriber: true });
    const { professionalStatus: _status, registrationNumber: _number, ...rest } = aRegistration();
    expect(sent).toEqual({
      ...rest,
      professionalStatus: undefined,
      isProfessional: false,
      isPrescriber: false,
    });
  });

  test('omits an invalid date, for the server to refuse', () => {
    const odd = { ...values, birthDate: 'in spring' };
    const sent = registrationOf({ values: odd, isProfessional: false, isPrescriber: false });
    expect(sent.birthDate).toBeUndefined();
  });
});
