import { expect, test } from 'vitest';
import { emailAddress } from '../forms/fieldChecks.ts';
import { phoneNumber } from '../forms/phoneNumber.ts';
import { brand } from './brand.ts';

// Whoever makes the shop their own edits this file by hand: what the shop relies on is held here.
test('the brand can be written to and called as its own forms would allow', () => {
  expect(emailAddress('not an address')(brand.contact.email, {})).toBeUndefined();
  expect(phoneNumber('not a number')(brand.contact.phone, {})).toBeUndefined();
});

test('the brand can be paid and found', () => {
  expect(brand.bank.sortCode).toMatch(/^\d\d-\d\d-\d\d$/);
  expect(brand.bank.accountNumber).toMatch(/^\d{8}$/);
  expect(brand.address.length).toBeGreaterThan(2);
  for (const { href } of brand.social) expect(new URL(href).protocol).toBe('https:');
});

test('invoices carry the VAT number that the foot of every page names', () => {
  expect(brand.company.vatNumber).toMatch(/^GB \d{3} \d{4} \d{2}$/);
  expect(brand.company.registration).toContain(brand.company.vatNumber);
});
