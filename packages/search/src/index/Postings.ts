import type { PositionSet } from './positions.ts';

const BITS = 7;
const MORE = 1 << BITS;
const LOW = MORE - 1;
const WORDS_AT_ONCE = 256;

/** Positions as distances from the previous one, seven bits per byte: most take one byte instead of four. */
export interface PostingParts {
  /** Start of each word's bytes, plus the end. */
  readonly starts: Uint32Array;
  /** Number of positions of each word. */
  readonly counts: Uint32Array;
  readonly bytes: Uint8Array;
}

/** The positions of each word, in order. */
export class Postings {
  readonly #parts: PostingParts;

  constructor(parts: PostingParts) {
    this.#parts = parts;
  }

  count(word: number): number {
    return this.#parts.counts[word] as number;
  }

  addTo(set: PositionSet, word: number): void {
    this.#each(word, (position) => void set.add(position));
  }

  /** Copies a word's positions into a list, starting at an index. */
  copyTo(list: Uint32Array, from: number, word: number): void {
    let to = from;
    this.#each(word, (position) => {
      list[to] = position;
      to += 1;
    });
  }

  #each(word: number, visit: (position: number) => void): void {
    const { starts, bytes } = this.#parts;
    const end = starts[word + 1] as number;
    let position = -1;
    for (let at = starts[word] as number; at < end; at += 1) {
      let byte = bytes[at] as number;
      let distance = byte & LOW;
      for (let bits = BITS; byte >= MORE; bits += BITS) {
        at += 1;
        byte = bytes[at] as number;
        distance |= (byte & LOW) << bits;
      }
      position += distance;
      visit(position);
    }
  }
}

/** Packs the sorted positions of all words, in steps. */
export function* packPostings(
  starts: Uint32Array,
  positions: Uint32Array,
): Generator<void, PostingParts> {
  const words = starts.length - 1;
  const bytes = new Uint8Array(yield* eachByte(starts, positions));
  const packedStarts = new Uint32Array(words + 1);
  const counts = new Uint32Array(words);
  let length = 0;
  yield* eachByte(
    starts,
    positions,
    (byte) => {
      bytes[length] = byte;
      length += 1;
    },
    (word, count) => {
      counts[word] = count;
      packedStarts[word + 1] = length;
    },
  );
  return { starts: packedStarts, counts, bytes };
}

const ignored = (): void => {};

/** Visits the bytes and the end of each word; returns the number of bytes. */
function* eachByte(
  starts: Uint32Array,
  positions: Uint32Array,
  visit: (byte: number) => void = ignored,
  endWord: (word: number, count: number) => void = ignored,
): Generator<void, number> {
  let length = 0;
  for (let word = 0; word < starts.length - 1; word += 1) {
    if (word % WORDS_AT_ONCE === 0) yield;
    const start = starts[word] as number;
    const end = starts[word + 1] as number;
    let before = -1;
    for (let at = start; at < end; at += 1) {
      const position = positions[at] as number;
      let left = position - before;
      before = position;
      for (; left > LOW; left >>>= BITS) {
        visit((left & LOW) | MORE);
        length += 1;
      }
      visit(left);
      length += 1;
    }
    endWord(word, end - start);
  }
  return length;
}
