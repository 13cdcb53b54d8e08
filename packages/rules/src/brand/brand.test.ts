import { expect, test } from 'vitest';
import { emailAddress } from '../forms/fieldChecks.ts';
import { phoneNumber } from '../forms/phoneNumber.ts';
import { brand } from './brand.ts';

// People who adapt the shop edit brand.ts by hand; these tests check what the shop relies on.
test('the brand has a valid e-mail address and phone number', () => {
  expect(emailAddress('not an address')(brand.contact.email, {})).toBeUndefined();
  expect(phoneNumber('not a number')(brand.contact.phone, {})).toBeUndefined();
});

test('the brand has valid bank details, an address and valid links', () => {
  expect(brand.bank.sortCode).toMatch(/^\d\d-\d\d-\d\d$/);
  expect(brand.bank.accountNumber).toMatch(/^\d{8}$/);
  expect(brand.address.length).toBeGreaterThan(2);
  for (const { href } of brand.social) expect(new URL(href).protocol).toBe('https:');
});

test('the brand has a VAT number, and its registration text contains it', () => {
  expect(brand.company.vatNumber).toMatch(/^GB \d{3} \d{4} \d{2}$/);
  expect(brand.company.registration).toContain(brand.company.vatNumber);
});
