import { LRUCache } from 'lru-cache';
import type { Language } from '../words/language.ts';
import { type Pattern, type WordNumbers, rankOf } from './namePatterns.ts';
import { PositionList, PositionSet, type Positions } from './positions.ts';
import { type PostingParts, Postings } from './Postings.ts';
import { Vocabulary } from './Vocabulary.ts';

/**
 * Numeric index of words in products: a product is its position in the order of names, a word its index in the vocabulary.
 */
export interface WordIndexParts {
  /** All words in code unit order, one per line. */
  readonly vocabulary: string;
  /** Names that contain each word. */
  readonly names: PostingParts;
  /** Descriptions that contain each word, unless the name has it too. */
  readonly descriptions: PostingParts;
  /** Start of each name's words in `sequence`, by position, plus the end. */
  readonly sequenceStarts: Uint32Array;
  /** Words of the names in their order, split at every space. */
  readonly sequence: WordNumbers;
}

const MOST_REMEMBERED_WORDS = 48;
/** Up to this share, positions are checked one by one; above it, bit sets are intersected. */
const MOST_FEW = 1 / 16;
/**
 * Up to this many positions, and up to that share, are stored as a list; sorting more would take longer than setting bits.
 */
const MOST_LISTED = 512;
/** Number of ranks for matches in the name. */
const NAME_RANKS = 4;
/** A word of a name says more about the product than a word of a description. */
export const WEIGHT_OF_NAME = 100;

/** Positions of a word. */
interface WordPositions {
  readonly names: Positions;
  readonly descriptions: Positions;
  /** Upper bound for the number of both. */
  readonly most: number;
  /** Positions of both in order, computed on first use. */
  all?: Uint32Array;
}

/** Positions of a word, including matching categories. */
interface SearchedPositions {
  readonly positions: WordPositions;
  readonly categories: PositionSet | undefined;
}

/** Positions whose name has every word; that also need their categories; that also need their description. */
type Tiers = readonly [named: Uint32Array, categorised: Uint32Array, described: Uint32Array];

/** The tiers as bit sets. */
interface TierSets {
  readonly named: PositionSet;
  readonly categorised: PositionSet;
  readonly described: PositionSet;
}

/** Finds products by their words. Positions are ordered by name, so results are in that order already. */
export class WordIndex {
  readonly size: number;
  readonly vocabulary: Vocabulary;
  readonly #parts: WordIndexParts;
  readonly #names: Postings;
  readonly #descriptions: Postings;
  readonly #known = new LRUCache<string, WordPositions>({ max: MOST_REMEMBERED_WORDS });
  /** Reused scratch sets: new ones for each search would take most of the process's memory. */
  readonly #scratch: PositionSet;
  readonly #tiers: TierSets;
  readonly #ofWord: TierSets;
  /** Scratch for the rank of each position. */
  readonly #ranks: Uint8Array;

  constructor(language: Language, parts: WordIndexParts) {
    this.#parts = parts;
    this.#names = new Postings(parts.names);
    this.#descriptions = new Postings(parts.descriptions);
    this.size = parts.sequenceStarts.length - 1;
    this.vocabulary = new Vocabulary(language, parts.vocabulary);
    this.#scratch = new PositionSet(this.size);
    this.#tiers = tierSets(this.size);
    this.#ofWord = tierSets(this.size);
    this.#ranks = new Uint8Array(this.size);
  }

  /** Returns the weight of a word when a similar one was typed. */
  weightOf(number: number): number {
    return WEIGHT_OF_NAME * this.#names.count(number) + this.#descriptions.count(number);
  }

  /** Returns the positions whose name has all these signs. */
  withSigns(signs: readonly string[]): PositionSet {
    const [first, ...others] = signs.map((sign) => this.#positionsOf(sign).names);
    const found = new PositionSet(this.size);
    first?.addTo(found);
    for (const other of others) found.and(other.addTo(this.#scratch.clear()));
    return found;
  }

  /**
   * Returns the positions that have every word, in six lists by the ranks of `matchRank`, best first, each in order.
   * `ofCategories` returns the positions in categories whose name has a word; `within` limits the results.
   */
  ranked(
    words: readonly string[],
    ofCategories: (word: string) => PositionSet | undefined,
    within?: PositionSet,
  ): readonly Uint32Array[] {
    const sets = words.map((word) => ({
      positions: this.#positionsOf(word),
      categories: ofCategories(word),
    }));
    const [rarest] = sets
      .filter(({ positions, categories }) => !categories && positions.most < this.size * MOST_FEW)
      .toSorted((a, b) => a.positions.most - b.positions.most);
    const [named, categorised, described] = rarest
      ? byEach(this.#all(rarest.positions), sets, within)
      : this.#bySets(sets, within);
    return [...this.#byName(named, words), categorised, described];
  }

  #positionsOf(word: string): WordPositions {
    const known = this.#known.get(word);
    if (known) return known;
    const numbers = this.vocabulary.containing(word);
    const found: WordPositions = {
      names: this.#joined(numbers, this.#names),
      descriptions: this.#joined(numbers, this.#descriptions),
      most: countOf(numbers, this.#names) + countOf(numbers, this.#descriptions),
    };
    this.#known.set(word, found);
    return found;
  }

  /** Returns the positions of any of these words. */
  #joined(numbers: readonly number[], postings: Postings): Positions {
    const most = countOf(numbers, postings);
    if (most > Math.min(MOST_LISTED, this.size * MOST_FEW)) {
      const found = new PositionSet(this.size);
      for (const number of numbers) postings.addTo(found, number);
      return found;
    }
    const listed = new Uint32Array(most);
    let length = 0;
    for (const number of numbers) {
      postings.copyTo(listed, length, number);
      length += postings.count(number);
    }
    return new PositionList(listed);
  }

  #all(word: WordPositions): Uint32Array {
    word.all ??= word.descriptions.addTo(word.names.addTo(this.#scratch.clear())).positions();
    return word.all;
  }

  /** Intersects whole sets. */
  #bySets(sets: readonly SearchedPositions[], within: PositionSet | undefined): Tiers {
    const found = this.#tiers;
    const word = this.#ofWord;
    for (const [number, { positions, categories }] of sets.entries()) {
      positions.names.addTo(word.named.clear());
      word.categorised.copyFrom(word.named);
      if (categories) word.categorised.or(categories);
      positions.descriptions.addTo(word.described.copyFrom(word.categorised));
      for (const tier of ['named', 'categorised', 'described'] as const) {
        if (number === 0) found[tier].copyFrom(word[tier]);
        else found[tier].and(word[tier]);
      }
    }
    const { named, categorised, described } = found;
    if (within) for (const set of [named, categorised, described]) set.and(within);
    described.without(categorised);
    categorised.without(named);
    return [named.positions(), categorised.positions(), described.positions()];
  }

  /**
   * Groups positions by how their names have the words: the name begins with them, a word does, the name begins with the
   * first, or none of these.
   */
  #byName(positions: Uint32Array, words: readonly string[]): readonly Uint32Array[] {
    const { sequenceStarts, sequence } = this.#parts;
    const phrase = this.#patternOf(words.join(' '));
    const first = this.#patternOf(words[0] ?? '');
    const counts = new Uint32Array(NAME_RANKS);
    const rankAt = this.#ranks;
    for (let at = 0; at < positions.length; at += 1) {
      const position = positions[at] as number;
      const begin = sequenceStarts[position] as number;
      const end = sequenceStarts[position + 1] as number;
      const rank = rankOf(sequence, begin, end, phrase, first);
      rankAt[at] = rank;
      counts[rank] = (counts[rank] as number) + 1;
    }
    const ranks = Array.from(counts, (count) => new Uint32Array(count));
    counts.fill(0);
    for (let at = 0; at < positions.length; at += 1) {
      const rank = rankAt[at] as number;
      const to = counts[rank] as number;
      (ranks[rank] as Uint32Array)[to] = positions[at] as number;
      counts[rank] = to + 1;
    }
    return ranks;
  }

  #patternOf(words: string): Pattern {
    const parts = words.split(' ');
    const last = parts.at(-1) ?? '';
    const head = parts[0] ?? '';
    return {
      whole: parts.slice(0, -1).map((part) => this.vocabulary.numberOf(part) ?? -1),
      last: this.vocabulary.beginningWith(last),
      inside: new Set(this.vocabulary.beginningInside(head, parts.length > 1)),
    };
  }
}

function tierSets(size: number): TierSets {
  const none = () => new PositionSet(size);
  return { named: none(), categorised: none(), described: none() };
}

/** Checks positions one by one. */
function byEach(
  positions: Uint32Array,
  sets: readonly SearchedPositions[],
  within: PositionSet | undefined,
): Tiers {
  const tiers: [number[], number[], number[]] = [[], [], []];
  for (const position of positions) {
    const tier = within && !within.has(position) ? undefined : tierOf(position, sets);
    if (tier !== undefined) tiers[tier].push(position);
  }
  return [Uint32Array.from(tiers[0]), Uint32Array.from(tiers[1]), Uint32Array.from(tiers[2])];
}

function tierOf(position: number, sets: readonly SearchedPositions[]): 0 | 1 | 2 | undefined {
  let tier: 0 | 1 | 2 = 0;
  for (const { positions, categories } of sets) {
    const { names, descriptions } = positions;
    if (names.has(position)) continue;
    if (categories?.has(position)) tier = tier === 2 ? 2 : 1;
    else if (descriptions.has(position)) tier = 2;
    else return undefined;
  }
  return tier;
}

/** Sums the positions of some words, counting shared ones repeatedly. */
function countOf(numbers: readonly number[], postings: Postings): number {
  return numbers.reduce((sum, number) => sum + postings.count(number), 0);
}
