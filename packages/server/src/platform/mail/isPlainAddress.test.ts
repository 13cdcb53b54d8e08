import { expect, test } from 'vitest';
import { isPlainAddress } from './isPlainAddress.ts';

test.each(['ann@formulary.test', "o'neill+shop@a-b.co.uk", 'josé@correo.españa', 'a@localhost'])(
  'takes %s',
  (address) => {
    expect(isPlainAddress(address)).toBe(true);
  },
);

test.each([
  ['a line end', 'ann@formulary.test\r\nBcc: all@formulary.test'],
  ['a line separator', 'ann\u2028@formulary.test'],
  ['NUL', 'ann\0@formulary.test'],
  ['a space', 'ann bell@formulary.test'],
  ['two', 'ann@formulary.test,ben@formulary.test'],
  ['two apart by a semicolon', 'ann@formulary.test;ben@formulary.test'],
  ['a name', 'Ann <ann@formulary.test>'],
  ['a quoted local part', '"ann@evil.test"@formulary.test'],
  ['a comment', 'ann(evil)@formulary.test'],
  ['a group', 'all:ann@formulary.test;'],
  ['a route', '<@evil.test:ann@formulary.test>'],
  ['a second at sign', 'ann@evil.test@formulary.test'],
  ['no domain', 'ann@'],
  ['nobody', '@formulary.test'],
  ['an address literal', 'ann@[127.0.0.1]'],
  ['a domain that starts with a dash', 'ann@-formulary.test'],
  ['255 characters', `ann@${'x'.repeat(251)}`],
  ['a local part of 65', `${'x'.repeat(65)}@formulary.test`],
  ['nested groups', `${'a:'.repeat(5_000)}ann@formulary.test`],
  ['10 kB of quotes', `${'"'.repeat(10_000)}@formulary.test`],
])('refuses %s', (_what, address) => {
  expect(isPlainAddress(address)).toBe(false);
});
