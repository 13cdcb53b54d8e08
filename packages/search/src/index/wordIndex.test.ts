import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shopLanguage } from '../testing/shopLanguage.ts';
import { hasWord } from '../words/language.ts';
import { editDistance } from '../words/nearestWord.ts';
import { PositionList, PositionSet } from './positions.ts';
import { packPostings, Postings } from './Postings.ts';
import { atOnce, sortInSteps } from './steps.ts';
import { Vocabulary } from './Vocabulary.ts';

test('packing keeps the positions of each word, at any distance', () => {
  const SIZE = 3_000_000;
  const positions = fc
    .uniqueArray(fc.oneof(fc.nat(300), fc.nat(40_000), fc.nat(SIZE - 1)))
    .map((some) => some.toSorted((a, b) => a - b));
  fc.assert(
    fc.property(fc.array(positions), (words) => {
      const starts = Uint32Array.from(words.keys(), (word) => words.slice(0, word).flat().length);
      const all = words.flat();
      const packed = packPostings(Uint32Array.of(...starts, all.length), Uint32Array.from(all));
      const postings = new Postings(atOnce(packed));
      const read = words.map(({ length }, word) => {
        const list = new Uint32Array(length + 1);
        postings.copyTo(list, 1, word);
        return [...list.subarray(1)];
      });
      expect(read).toEqual(words);
      expect(words.map((_, word) => postings.count(word))).toEqual(
        words.map((each) => each.length),
      );
      const set = new PositionSet(SIZE);
      for (const word of words.keys()) postings.addTo(set, word);
      expect([...set.positions()]).toEqual([...new Set(all)].toSorted((a, b) => a - b));
    }),
    { numRuns: 50 },
  );
});

describe('a set of positions', () => {
  const SIZE = 70;
  const positions = fc.uniqueArray(fc.nat(SIZE - 1)).map((some) => some.toSorted((a, b) => a - b));
  const setOf = (some: readonly number[]) => new PositionSet(SIZE).addFrom(Uint32Array.from(some));

  test('supports union, intersection and difference', () => {
    fc.assert(
      fc.property(positions, positions, (some, others) => {
        const [set, other] = [setOf(some), setOf(others)];
        const copy = () => setOf(others).copyFrom(set);
        const all = Array.from({ length: SIZE }, (_, position) => position);
        const those = (isIn: (position: number) => boolean) =>
          all.filter((position) => isIn(position));
        expect([...set.positions()]).toEqual(some);
        expect(set.count).toBe(some.length);
        expect(those((position) => set.has(position))).toEqual(some);
        expect([...copy().or(other).positions()]).toEqual(
          those((position) => some.includes(position) || others.includes(position)),
        );
        expect([...copy().and(other).positions()]).toEqual(
          those((position) => some.includes(position) && others.includes(position)),
        );
        expect([...copy().without(other).positions()]).toEqual(
          those((position) => some.includes(position) && !others.includes(position)),
        );
        expect([...set.positions()]).toEqual(some);
      }),
    );
  });

  test.each([0, 1, 31, 32, 33, 64])('of all %i has every position and none beyond', (size) => {
    expect([...PositionSet.ofAll(size).positions()]).toEqual(
      Array.from({ length: size }, (_, position) => position),
    );
  });
});

test('sorting in steps is correct and stable', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9), { maxLength: 600 }), (keys) => {
      const byKey = (a: number, b: number) => (keys[a] ?? 0) - (keys[b] ?? 0);
      const numbers = keys.map((_, index) => index);
      const sorted = atOnce(sortInSteps(Uint32Array.from(numbers), byKey));
      expect([...sorted]).toEqual(numbers.toSorted(byKey));
    }),
  );
});

describe('a vocabulary', () => {
  const word = fc.string({
    unit: fc.constantFrom('a', 'b', 'c', '1', '.', '5', ' '),
    minLength: 1,
    maxLength: 7,
  });

  test('finds words by equality, beginning and content', () => {
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 30 }), word, (some, typed) => {
        const words = some.toSorted((a, b) => (a < b ? -1 : 1));
        const vocabulary = new Vocabulary(shopLanguage, words.join('\n'));
        const named = (numbers: readonly number[]) =>
          numbers.map((number) => vocabulary.word(number));
        const [from, to] = vocabulary.beginningWith(typed);
        expect(words.slice(from, to)).toEqual(words.filter((each) => each.startsWith(typed)));
        expect(named(vocabulary.containing(typed))).toEqual(
          words.filter((each) => hasWord(shopLanguage, each, typed)),
        );
        const number = vocabulary.numberOf(typed);
        expect(number).toBe(words.includes(typed) ? words.indexOf(typed) : undefined);
      }),
    );
  });

  test('returns every word near a misspelt one', () => {
    const letters = fc.string({
      unit: fc.constantFrom('a', 'b', 'c', 'd', 'é'),
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(letters, { minLength: 1, maxLength: 40 }),
        letters,
        (words, typed) => {
          const vocabulary = new Vocabulary(
            shopLanguage,
            words.toSorted((a, b) => (a < b ? -1 : 1)).join('\n'),
          );
          const named = new Set(vocabulary.near(typed).map((number) => vocabulary.word(number)));
          expect(
            words.filter((each) => editDistance(each, typed, 2) <= 2 && !named.has(each)),
          ).toEqual([]);
        },
      ),
    );
  });

  test('without words finds nothing', () => {
    const vocabulary = new Vocabulary(shopLanguage, '');
    expect(vocabulary.size).toBe(0);
    expect(vocabulary.containing('a')).toEqual([]);
    expect(vocabulary.near('a')).toEqual([]);
  });
});

test.each([
  ['5 ml', '5 ml', true],
  ['water 5 ml', '5 ml', true],
  ['15 ml', '5 ml', false],
  ['0.5 ml', '5 ml', false],
  ['0.5 ml or 5 ml', '5 ml', true],
  ['5 gauze', '5 g', false],
  ['5 litres', '5 l', true],
  ['100 micrograms', '100 microgram', true],
  ['x5', '5', true],
])('%j has %j: %s', (text, word, isThere) => {
  expect(hasWord(shopLanguage, text, word)).toBe(isThere);
});

test('a list of positions removes duplicates, sorts, and adds its positions to a set', () => {
  const list = new PositionList(Uint32Array.from([40, 3, 40, 97, 0, 3]));
  const size = 100;
  const positions = Array.from({ length: size }, (_, position) => position);
  expect(list.count).toBe(4);
  expect(positions.filter((position) => list.has(position))).toEqual([0, 3, 40, 97]);
  const set = new PositionSet(size).add(5);
  expect([...list.addTo(set).positions()]).toEqual([0, 3, 5, 40, 97]);
  expect(new PositionList(new Uint32Array(0)).has(0)).toBe(false);
});
