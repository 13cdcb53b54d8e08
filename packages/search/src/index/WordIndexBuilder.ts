import type { Language } from '../words/language.ts';
import { GrowingList } from './growing.ts';
import { packPostings } from './Postings.ts';
import { sortInSteps } from './steps.ts';
import type { WordIndexParts } from './WordIndex.ts';

const AT_ONCE = 64;
const MOST_IN_TWO_BYTES = 65_536;
/** Runs of other characters than letters, digits and spaces; a search of signs alone matches these in names. */
const SIGNS = /[^\p{L}\p{N}\s]+/gu;

/** Builds a word index from products added one by one. */
export class WordIndexBuilder {
  readonly #language: Language;
  readonly #numbers = new Map<string, number>();
  readonly #names = new Texts();
  /** Extra terms of a name: numbers with their units, and signs. */
  readonly #extras = new Texts();
  readonly #descriptions = new Texts();

  constructor(language: Language) {
    this.#language = language;
  }

  add({ name, description }: { readonly name: string; readonly description: string }): void {
    const { words, fold } = this.#language;
    const extras = new Set(fold(name).match(SIGNS));
    for (const word of words(name)) {
      for (const part of word.split(' ')) this.#names.push(this.#numberOf(part));
      if (word.includes(' ')) extras.add(word);
    }
    for (const extra of extras) this.#extras.push(this.#numberOf(extra));
    for (const word of words(description)) {
      this.#descriptions.push(this.#numberOf(word));
      if (!word.includes(' ')) continue;
      for (const part of word.split(' ')) this.#descriptions.push(this.#numberOf(part));
    }
    for (const texts of [this.#names, this.#extras, this.#descriptions]) texts.end();
  }

  /** Builds the index in steps. `order` gives the product at each position, by the order of adding. */
  *finish(order: Uint32Array): Generator<void, WordIndexParts> {
    const words = [...this.#numbers.keys()];
    const sorted = yield* sortInSteps(
      Uint32Array.from(words, (_, index) => index),
      (a, b) => ((words[a] as string) < (words[b] as string) ? -1 : 1),
    );
    const rankOf = new Uint32Array(words.length);
    for (const [rank, number] of sorted.entries()) rankOf[number] = rank;
    const names = yield* this.#names.inOrder(order, rankOf);
    const extras = yield* this.#extras.inOrder(order, rankOf);
    const descriptions = yield* this.#descriptions.inOrder(order, rankOf);
    const ofNames = yield* postingsOf(words.length, [names, extras]);
    const ofDescriptions = yield* postingsOf(words.length, [descriptions], [names, extras]);
    return {
      vocabulary: Array.from(sorted, (number) => words[number] as string).join('\n'),
      names: yield* packPostings(ofNames.starts, ofNames.members),
      descriptions: yield* packPostings(ofDescriptions.starts, ofDescriptions.members),
      sequenceStarts: names.starts,
      sequence: words.length > MOST_IN_TWO_BYTES ? names.members : Uint16Array.from(names.members),
    };
  }

  #numberOf(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    this.#numbers.set(word, number);
    return number;
  }
}

/** Concatenated lists, and the start of each. */
interface Lists {
  readonly starts: Uint32Array;
  readonly members: Uint32Array;
}

/** Words of consecutive texts. */
class Texts {
  readonly #starts = new GrowingList();
  readonly #words = new GrowingList();

  constructor() {
    this.#starts.push(0);
  }

  push(word: number): void {
    this.#words.push(word);
  }

  end(): void {
    this.#starts.push(this.#words.length);
  }

  /** Reorders the texts and renumbers their words. */
  *inOrder(order: Uint32Array, numberOf: Uint32Array): Generator<void, Lists> {
    const from = this.#starts.view();
    const words = this.#words.view();
    const starts = new Uint32Array(order.length + 1);
    const members = new Uint32Array(words.length);
    let length = 0;
    for (const [position, text] of order.entries()) {
      if (position % AT_ONCE === 0) yield;
      for (let at = from[text] as number; at < (from[text + 1] as number); at += 1) {
        members[length] = numberOf[words[at] as number] as number;
        length += 1;
      }
      starts[position + 1] = length;
    }
    return { starts, members };
  }
}

/**
 * Returns for each word the positions of the texts that have it, sorted and unique, without positions where it is in
 * `without`.
 */
function* postingsOf(
  words: number,
  all: readonly Lists[],
  without: readonly Lists[] = [],
): Generator<void, Lists> {
  const starts = new Uint32Array(words + 1);
  yield* eachOnce(words, all, without, (word) => {
    starts[word + 1] = (starts[word + 1] as number) + 1;
  });
  for (let word = 0; word < words; word += 1)
    starts[word + 1] = (starts[word + 1] as number) + (starts[word] as number);
  const next = starts.slice();
  const members = new Uint32Array(starts[words] as number);
  yield* eachOnce(words, all, without, (word, position) => {
    const at = next[word] as number;
    members[at] = position;
    next[word] = at + 1;
  });
  return { starts, members };
}

/** Visits each word of each position once, positions in order. */
function* eachOnce(
  words: number,
  all: readonly Lists[],
  without: readonly Lists[],
  visit: (word: number, position: number) => void,
): Generator<void, void> {
  const positions = (all[0]?.starts.length ?? 1) - 1;
  /** Last position (from 1) at which each word was visited. */
  const last = new Uint32Array(words);
  for (let position = 0; position < positions; position += 1) {
    if (position % AT_ONCE === 0) yield;
    for (const { starts, members } of without) {
      const end = starts[position + 1] as number;
      for (let at = starts[position] as number; at < end; at += 1)
        last[members[at] as number] = position + 1;
    }
    for (const { starts, members } of all) {
      const end = starts[position + 1] as number;
      for (let at = starts[position] as number; at < end; at += 1) {
        const word = members[at] as number;
        if (last[word] === position + 1) continue;
        last[word] = position + 1;
        visit(word, position);
      }
    }
  }
}
