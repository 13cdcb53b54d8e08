import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type WorkedExample, withCharacters, workedExamples } from '../testing/workedExamples.ts';
import { addPrescriberRules } from '../partners/addPrescriberRules.ts';
import { billingRules } from '../accounts/billingRules.ts';
import { checkDocuments } from '../accounts/registrationDocuments.ts';
import { contactRules } from '../content/contactRules.ts';
import {
  checkForm,
  isFieldRequired,
  longestValue,
  type FieldCheck,
  type FormRules,
} from './fieldCheck.ts';
import {
  atLeast,
  atMost,
  matchValueError,
  maximum,
  minimum,
  pattern,
  required,
} from './fieldChecks.ts';
import { forgotPasswordRules, signInRules } from '../accounts/signInRules.ts';
import { passkeyRules } from '../accounts/passkey.ts';
import { patientRules } from '../patients/patientForm.ts';
import { prescriptionTextRules } from '../prescriptions/review/verifyRequest.ts';
import { profileRules } from '../accounts/profileRules.ts';
import { registrationRules } from '../accounts/registrationRules.ts';
import { resetPasswordRules } from '../accounts/passwordRules.ts';
import { sameAsBilling } from '../addresses/clinicAddress.ts';
import { shippingRules } from '../checkout/shippingRules.ts';

const now = new Date('2026-11-20T12:00:00Z');
const registration = registrationRules({ isProfessional: true }, now);
const nonProfessional = registrationRules({ isProfessional: false }, now);
const patient = patientRules(now);

/** A valid value for every field. */
const right: Readonly<Record<string, string>> = {
  name: 'Amara Okafor',
  firstName: 'Amara',
  lastName: 'Okafor',
  email: 'amara@example.com',
  password: 'a long password',
  passwordConfirmation: 'a long password',
  phone: '+44 (0)20 7946-0018',
  birthDate: '12/04/1988',
  username: 'amara',
  company: 'Okafor Clinic',
  street: '14 Lambs Conduit Passage',
  city: 'London',
  postcode: 'WC1R 4RH',
  county: 'Greater London',
  countryCode: 'GB',
  clinicStreet: '1 High Street',
  clinicCity: 'Leeds',
  clinicPostcode: 'LS1 1AA',
  clinicCounty: '',
  clinicCountryCode: 'GB',
  professionalStatus: 'Nurse',
  registrationNumber: '12A3456E',
  message: 'Do you deliver to Skye?',
  comments: 'None.',
  directions: 'Once a week.',
};

function typed(cell: string): string {
  const [, times, text, rest] = /^(\d+) × (.)(.*)$/.exec(cell) ?? [];
  const whole = text === undefined ? cell : text.repeat(Number(times)) + rest;
  return withCharacters(whole);
}

/** Returns the message for one field when the others are valid. */
function said(rules: FormRules<string>, row: WorkedExample): string {
  const field = (row['Field'] ?? '').replaceAll(/ (\w)/g, (_, letter: string) =>
    letter.toUpperCase(),
  );
  expect(Object.keys(rules)).toContain(field);
  const value = typed(row['Typed'] ?? '');
  const confirmation = field === 'password' ? { passwordConfirmation: value } : {};
  const { [field]: sentence = '', ...others } = checkForm(rules, {
    ...right,
    ...confirmation,
    [field]: value,
  });
  expect(field === 'password' && sentence !== '' ? {} : others).toEqual({});
  return sentence;
}

describe('form messages', () => {
  test.each(workedExamples('people', 'Sign-in'))('sign-in, $Field: $Typed @5.8', (row) => {
    expect(said(signInRules, row)).toBe(row['Sentence']);
  });

  test.each(workedExamples('people', 'Passkey'))('passkey, $Field: $Typed', (row) => {
    expect(said(passkeyRules, row)).toBe(row['Sentence']);
  });

  test.each(workedExamples('people', 'Forgotten password'))(
    'forgotten password, $Field: $Typed @5.9',
    (row) => {
      expect(said(forgotPasswordRules, row)).toBe(row['Sentence']);
    },
  );

  test.each(workedExamples('people', 'New password'))(
    'new password, $Field: $Typed @5.10',
    (row) => {
      expect(said(resetPasswordRules, row)).toBe(row['Sentence']);
    },
  );

  test.each(workedExamples('people', 'Registration'))(
    'registration, $Field: $Typed @5.2 @5.3 @5.5',
    (row) => {
      expect(said(registration, row)).toBe(row['Sentence']);
    },
  );

  test.each(workedExamples('people', 'Registration of a non-professional'))(
    'registration, $Field: $Typed for a non-professional @5.5',
    (row) => {
      expect(said(nonProfessional, row)).toBe(row['Sentence']);
    },
  );

  test.each(workedExamples('people', 'Profile and billing'))(
    'profile and billing, $Field: $Typed @5.11',
    (row) => {
      expect(said(profileRules, row)).toBe(row['Sentence']);
      const isBilling = row['Field'] !== 'email';
      expect(isBilling ? said(billingRules, row) : '').toBe(isBilling ? row['Sentence'] : '');
    },
  );

  test.each(workedExamples('people', 'Patient'))('patient, $Field: $Typed @5.12', (row) => {
    expect(said(patient, row)).toBe(row['Sentence']);
  });

  test.each(workedExamples('people', 'Adding a prescriber'))(
    'adding a prescriber, $Field: $Typed',
    (row) => {
      expect(said(addPrescriberRules, row)).toBe(row['Sentence']);
    },
  );

  test.each(workedExamples('people', 'Contact'))('contact, $Field: $Typed', (row) => {
    expect(said(contactRules, row)).toBe(row['Sentence']);
  });

  test.each(workedExamples('people', 'Texts of a prescription'))(
    'prescription texts, $Field: $Typed',
    (row) => {
      expect(said(prescriptionTextRules, row)).toBe(row['Sentence']);
    },
  );

  test.each(workedExamples('people', 'Registration documents'))(
    'registration documents, $Document: $Type of $Bytes bytes',
    (row) => {
      const pdf = { type: 'application/pdf', bytes: 900 };
      const all = { passportOrLicence: pdf, certificate: pdf, utilityBill: pdf };
      const name = (row['Document'] ?? '').replaceAll(/ (\w)/g, (_, letter: string) =>
        letter.toUpperCase(),
      );
      const file =
        row['Type'] === 'none'
          ? undefined
          : { type: row['Type'] ?? '', bytes: Number(row['Bytes']) };
      const expected = row['Sentence'] === '' ? {} : { [name]: row['Sentence'] };
      expect(Object.keys(all)).toContain(name);
      expect(checkDocuments({ ...all, [name]: file })).toStrictEqual(expected);
    },
  );

  test('the shipping form has one name, and otherwise the rules of the billing form', () => {
    expect(checkForm(shippingRules, right)).toEqual({});
    expect(checkForm(shippingRules, {})).toEqual({
      name: 'Please add a name',
      phone: 'Please add contact number',
      street: 'Please add address',
      city: 'Please add city',
      postcode: 'Please add postcode',
      countryCode: 'Please add country',
    });
  });

  test.each([
    'a@@c.co',
    '@c.co',
    'a@-c.co',
    'a@c..co',
    `a@${'d'.repeat(63)}.${'d'.repeat(63)}.${'d'.repeat(63)}.${'d'.repeat(63)}.com`,
  ])('the e-mail check refuses %s', (email) => {
    expect(checkForm(forgotPasswordRules, { email })).toHaveProperty('email');
  });
});

/** Returns an address with 64 characters before the @ and a second-to-last domain label of the given length. */
function longAddress(last: number): string {
  return `${'l'.repeat(64)}@${'d'.repeat(63)}.${'d'.repeat(63)}.${'d'.repeat(last)}.com`;
}

test('the e-mail check accepts at most 254 characters', () => {
  expect(longAddress(57)).toHaveLength(254);
  expect(checkForm(forgotPasswordRules, { email: longAddress(57) })).toEqual({});
  expect(checkForm(forgotPasswordRules, { email: longAddress(58) })).toHaveProperty('email');
});

describe('field checks', () => {
  const no = 'refused';

  function checkOf(row: WorkedExample): FieldCheck | undefined {
    const bound = Number(row['Bound']);
    return {
      required: required(no),
      minimum: minimum(bound, no),
      maximum: maximum(bound, no),
      shortest: atLeast(bound, no),
      longest: atMost(bound, no),
      pattern: pattern(/^[A-Z]+\d+$/, no),
      matches: matchValueError('first', no),
    }[row['Check'] ?? ''];
  }

  test.each(workedExamples('people', 'General checks'))('$Check $Bound: $Typed @5.27', (row) => {
    const check = checkOf(row);
    expect(check?.(row['Typed'] ?? '', { first: 'abc' }) ?? 'taken').toBe(row['Answer']);
  });

  test('report a mismatch on the second of two fields', () => {
    const rules = { first: [], second: [matchValueError('first', 'differs')] };
    expect(checkForm(rules, { first: 'a', second: 'b' })).toEqual({ second: 'differs' });
    expect(checkForm(rules, { second: '' })).toEqual({});
  });

  test('never throw', () => {
    const everything: FormRules<string> = {
      ...signInRules,
      ...contactRules,
      ...prescriptionTextRules,
      ...patient,
      ...registration,
    };
    const names = Object.keys(everything);
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const errors = checkForm(everything, Object.fromEntries(names.map((name) => [name, text])));
        expect(Object.values(errors).every((sentence) => typeof sentence === 'string')).toBe(true);
      }),
    );
  });
});

/** Requires a field while another is empty. */
const askedUnless: FieldCheck = (value, form) => (value || form['other'] ? undefined : 'Add it');

describe('required fields and length limits', () => {
  test('a field is required if a check refuses an empty value', () => {
    expect(isFieldRequired([atMost(3, 'Too long'), required('Add it')], { other: 'x' })).toBe(true);
    expect(isFieldRequired([atMost(3, 'Too long')], {})).toBe(false);
    expect(isFieldRequired([], {})).toBe(false);
  });

  test('a dependent field is required depending on the other field', () => {
    expect(isFieldRequired([askedUnless], { other: '' })).toBe(true);
    expect(isFieldRequired([askedUnless], { other: 'x' })).toBe(false);
  });

  test('the longest value is the strictest limit, if there is one', () => {
    const lengths = [100, 20, 40].map((longest) => atMost(longest, 'Too long'));
    expect(longestValue([required('Add it'), ...lengths])).toBe(20);
    expect(longestValue([required('Add it'), askedUnless])).toBeUndefined();
  });
});

describe('sameAsBilling', () => {
  test('copies the billing address while ticked', () => {
    const { street = '', city = '', postcode = '', county = '', countryCode = '' } = right;
    const billing = { street, city, postcode, county, countryCode };
    expect(sameAsBilling(billing, true)).toEqual({
      clinicStreet: street,
      clinicCity: city,
      clinicPostcode: postcode,
      clinicCounty: county,
      clinicCountryCode: countryCode,
    });
    expect(new Set(Object.values(sameAsBilling(billing, false)))).toEqual(new Set(['']));
  });
});
