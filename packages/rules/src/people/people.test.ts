import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { billingRules } from './billingRules.ts';
import { checkAccount } from './checkAccount.ts';
import { countries, countryOf } from './countries.ts';
import { checkForm } from './fieldCheck.ts';
import { roleLabel } from './roleLabel.ts';
import { shippingRules } from './shippingRules.ts';
import { signInRules } from './signInRules.ts';

const billing = {
  firstName: 'Amara',
  lastName: 'Okafor',
  phone: '+44 (0)20 7946-0018',
  street: '14 Lambs Conduit Passage',
  city: 'London',
  postcode: 'WC1R 4RH',
  county: '',
  countryCode: 'GB',
};

describe('sign-in form', () => {
  test('asks for what is missing, in its words @5.8', () => {
    expect(checkForm(signInRules, {})).toEqual({
      email: 'Please enter a valid email',
      password: 'Please enter a password',
    });
  });

  test.each(['a@b.co', "o'neil+x@clinic.example.co.uk", `${'l'.repeat(64)}@example.com`])(
    'takes %s @5.8 @9.6',
    (email) => {
      expect(checkForm(signInRules, { email, password: 'x' })).toEqual({});
    },
  );

  test.each([
    'a',
    'a@b',
    'a b@c.co',
    '@c.co',
    'a@@c.co',
    'a@-c.co',
    'a@c..co',
    `${'l'.repeat(65)}@example.com`,
    `a@${'d'.repeat(63)}.${'d'.repeat(63)}.${'d'.repeat(63)}.${'d'.repeat(63)}.com`,
  ])('refuses %s @5.8 @9.6', (email) => {
    expect(checkForm(signInRules, { email, password: 'x' })).toEqual({
      email: 'Please enter a valid email',
    });
  });
});

describe('billing and shipping forms', () => {
  test('take a complete address @5.11', () => {
    expect(checkForm(billingRules, billing)).toEqual({});
    expect(checkForm(shippingRules, { ...billing, name: 'Amara Okafor' })).toEqual({});
  });

  test('ask for what is missing, in its words @5.11', () => {
    expect(checkForm(billingRules, {})).toEqual({
      firstName: 'Please add first name',
      lastName: 'Please add last name',
      phone: 'Please add contact number',
      street: 'Please add address',
      city: 'Please add city',
      postcode: 'Please add postcode',
      countryCode: 'Please add country',
    });
  });

  test.each(['12345', 'call me', '()()()', '٠١٢٣٤٥٦'])('refuse %s as a phone number', (phone) => {
    expect(checkForm(billingRules, { ...billing, phone })).toEqual({
      phone: 'Please add contact number',
    });
  });

  test('a street has at most 100 characters @9.6', () => {
    expect(checkForm(billingRules, { ...billing, street: 'x'.repeat(100) })).toEqual({});
    expect(checkForm(billingRules, { ...billing, street: 'x'.repeat(101) })).toHaveProperty(
      'street',
    );
  });

  test('a country is one of the list', () => {
    expect(checkForm(billingRules, { ...billing, countryCode: 'UK' })).toEqual({
      countryCode: 'Please add country',
    });
  });

  test('no text makes a check throw', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (typed) => {
        const errors = checkForm(
          { ...billingRules, ...signInRules },
          {
            firstName: typed,
            phone: typed,
            street: typed,
            countryCode: typed,
            email: typed,
            password: typed,
          },
        );
        expect(Object.values(errors).every((sentence) => typeof sentence === 'string')).toBe(true);
      }),
    );
  });
});

describe('people', () => {
  test('countries have two-letter codes, the United Kingdom first @3.10', () => {
    expect(countries[0]).toEqual({ name: 'United Kingdom', code: 'GB' });
    expect(countries.every(({ code, name }) => /^[A-Z]{2}$/.test(code) && name !== code)).toBe(
      true,
    );
    expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
    expect(countryOf('FR')?.name).toBe('France');
    expect(countryOf('XX')).toBeUndefined();
  });

  test('only an active account may use the service @4.2', () => {
    expect(checkAccount('active').ok).toBe(true);
    for (const state of ['registered', 'verified', 'rejected', 'suspended'] as const) {
      expect(checkAccount(state).ok).toBe(false);
    }
  });

  test('roles have their labels', () => {
    expect(roleLabel({ isPrescriber: true })).toBe('Prescriber');
    expect(roleLabel({ isPrescriber: false })).toBe('Practitioner');
  });
});
