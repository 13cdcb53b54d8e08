import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type WorkedExample, withCharacters, workedExamples } from '../testing/workedExamples.ts';
import { emailKey } from './emailKey.ts';

const LAST_CODE_POINT = 0x10ffff;
/** Every assigned Unicode character. */
const characters = Array.from({ length: LAST_CODE_POINT + 1 }, (_, code) =>
  String.fromCodePoint(code),
).filter((character) => !/[\p{Cn}\p{Co}\p{Cs}]/u.test(character));

/** Different spellings of the same address. */
const respellings: readonly ((address: string) => string)[] = [
  (address) => address.toUpperCase(),
  (address) => address.toLowerCase(),
  (address) => address.toLocaleUpperCase('tr'),
  (address) => address.toLocaleLowerCase('tr'),
  (address) => address.normalize('NFC'),
  (address) => address.normalize('NFD'),
  (address) => address.normalize('NFKC'),
  (address) => address.normalize('NFKD'),
  (address) => ` ${address}\u00a0`,
  (address) => `${address}.`,
  (address) => Array.from(address).join('\u200b'),
  (address) =>
    address.replaceAll(/[!-~]/g, (ascii) =>
      String.fromCodePoint((ascii.codePointAt(0) ?? 0) + 0xfee0),
    ),
  (address) => address.replaceAll(/k/gi, '\u212a').replaceAll(/s/gi, '\u017f'),
];
const address = fc
  .tuple(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), fc.domain())
  .map(([local, domain]) => `${local}@${domain}`);

describe('the key of an e-mail address', () => {
  test.each(workedExamples('people', 'One account'))(
    'of $Typed is $Counted',
    ({ Typed, Counted }: WorkedExample) => {
      expect(emailKey(withCharacters(Typed ?? ''))).toBe(Counted);
    },
  );

  test('is its own key, whatever the input', () => {
    fc.assert(
      fc.property(fc.oneof(address, fc.string({ unit: 'binary' })), (typedAddress) => {
        const key = emailKey(typedAddress);
        expect(emailKey(key)).toBe(key);
      }),
    );
  });

  test('is the same for every spelling of an address', () => {
    fc.assert(
      fc.property(
        address,
        fc.array(fc.constantFrom(...respellings), { maxLength: 4 }),
        (typedAddress, ways) => {
          const respelled = ways.reduce((text, respell) => respell(text), typedAddress);
          expect(emailKey(respelled)).toBe(emailKey(typedAddress));
        },
      ),
    );
  });

  test.each([
    ['a mark below', '\u0330'],
    ['a cedilla and a mark below', '\u0327\u0330'],
    ['an accent', '\u0301'],
    ['a mark below and an accent', '\u0330\u0301'],
  ])('is the same for an i with %s and its Turkish upper case', (_what, marks) => {
    const typed = `i${marks}@a.test`;
    expect(emailKey(typed.toLocaleUpperCase('tr'))).toBe(emailKey(typed));
    expect(emailKey(typed.normalize('NFC').toLocaleUpperCase('tr'))).toBe(emailKey(typed));
  });

  test('is the same for a character and its upper-case, lower-case and compatible forms', () => {
    const split = characters.filter((character) => {
      const key = emailKey(character);
      const forms = [
        character.toUpperCase(),
        character.toLowerCase(),
        character.normalize('NFKC'),
        character.normalize('NFKD'),
        key,
      ];
      return forms.some((form) => form !== character && emailKey(form) !== key);
    });
    expect(characters.length).toBeGreaterThan(100_000);
    expect(split).toEqual([]);
  });

  test('differs for addresses that mail servers keep apart', () => {
    const apart = [
      'amara@a.test',
      'amára@a.test',
      'am.ara@a.test',
      'amara+x@a.test',
      'amara@b.test',
    ];
    expect(new Set(apart.map(emailKey)).size).toBe(apart.length);
  });
});
