import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shopLanguage } from '../testing/shopLanguage.ts';
import { knownWordsOf } from './knownWords.ts';
import { editDistance, nearestWord } from './nearestWord.ts';
import { readSearch, replaceNames } from './readSearch.ts';
import { readSynonyms } from './synonyms.ts';

describe('editDistance', () => {
  test.each([
    ['lidocaine', 'lidocaine', 0],
    ['lidocane', 'lidocaine', 1],
    ['lidocaiine', 'lidocaine', 1],
    ['lidociane', 'lidocaine', 1],
    ['lydocane', 'lidocaine', 2],
    ['needle', 'syringe', 3],
    ['ab', 'abcdef', 3],
    ['', 'ab', 2],
  ])('from %j to %j with a limit of 2 is %d', (a, b, distance) => {
    expect(editDistance(a, b, 2)).toBe(distance);
  });

  test('is symmetric, 0 only for equal words, and at most the length of the longer word', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        const distance = editDistance(a, b, 9);
        expect(editDistance(b, a, 9)).toBe(distance);
        expect(distance === 0).toBe(a === b);
        expect(distance).toBeLessThanOrEqual(Math.max(a.length, b.length));
      }),
    );
  });
});

describe('nearestWord', () => {
  const vocabulary = new Map([
    ['box', 500],
    ['botox', 0],
    ['cream', 300],
    ['dream', 900],
    ['needle', 100],
    ['needles', 200],
    ['hyaluronidase', 10],
  ]);

  test.each([
    ['nedle', 'needle', 'one wrong letter in a short word'],
    ['hyaluranadase', 'hyaluronidase', 'two in a long one'],
    ['botx', 'botox', 'the word that is not shorter'],
    ['crean', 'cream', 'the word with the same first letter'],
    ['needlex', 'needles', 'the word that is as long'],
    ['xream', 'dream', 'of two with another first letter the one that counts for more'],
    ['ndle', undefined, 'two wrong letters in a short word'],
    ['bo', undefined, 'a word too short to be guessed'],
    ['zzzzzzz', undefined, 'nothing near'],
  ])('of %j is %j: %s', (word, nearest, _why) => {
    expect(nearestWord(word, vocabulary)).toBe(nearest);
  });
});

describe('readSynonyms', () => {
  test('reads line by line, without comments', () => {
    const { synonyms, faults } = readSynonyms(
      shopLanguage,
      '# Toxins\r\nBotox, Azzalure = Botulinum toxin # of type A\n\nEpi-Pen = adrenaline auto-injector\nbotox = botulinum  toxin',
    );
    expect([...synonyms]).toEqual([
      ['botox', 'botulinum toxin'],
      ['azzalure', 'botulinum toxin'],
      ['epi pen', 'adrenaline auto injector'],
    ]);
    expect(faults).toEqual([]);
  });

  test.each([
    'botox',
    'botox =',
    '= botulinum toxin',
    'botox,, azzalure = botulinum toxin',
    'a = b = c',
    'emla = nothing of the kind',
  ])('reports an invalid line: %s', (line) => {
    const { synonyms, faults } = readSynonyms(shopLanguage, `emla = lidocaine\n${line}`);
    expect([...synonyms]).toEqual([['emla', 'lidocaine']]);
    expect(faults).toEqual([{ line: 2, text: line }]);
  });
});

describe('readSearch and replaceNames', () => {
  const { synonyms } = readSynonyms(
    shopLanguage,
    'botox = botulinum toxin\nepi pen = auto injector',
  );
  const vocabulary = new Map([
    ['lidocaine', 300],
    ['cream', 200],
    ['botulinum', 100],
    ['toxin', 100],
    ['auto', 10],
    ['injector', 10],
  ]);
  const read = (term: string) =>
    readSearch(term, {
      language: shopLanguage,
      vocabulary: knownWordsOf(vocabulary),
      synonyms,
    });

  test.each([
    ['lidocane', 'lidocaine'],
    ['crem lidocane', 'cream lidocaine'],
    ['botox', 'botulinum toxin'],
    ['bottox', 'botulinum toxin'],
    ['botox 5ml', 'botulinum toxin 5 ml'],
    ['epi pen cream', 'auto injector cream'],
    ['lidoc crem', 'lidoc cream'],
    ['lidocaine 4 %', 'lidocaine 4%'],
  ])('readSearch turns %j into %j', (term, meant) => {
    expect(read(term)).toBe(meant);
  });

  test.each([
    ['botox', 'botulinum toxin'],
    ['cream botox 100iu', 'cream botulinum toxin 100 units'],
    ['lidocaine cream', undefined],
    ['epi', undefined],
  ])('replaceNames turns %j into %j', (typed, named) => {
    expect(replaceNames(shopLanguage.words(typed), synonyms)).toBe(named);
  });

  test.each(['lidocaine', 'lidocaine zzzzzz', 'xq', '…', ''])(
    'readSearch finds no other meaning of %j',
    (term) => {
      expect(read(term)).toBeUndefined();
    },
  );
});
