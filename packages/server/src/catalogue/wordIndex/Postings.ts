import type { PlaceSet } from './PlaceSet.ts';

const BITS = 7;
const MORE = 1 << BITS;
const LOW = MORE - 1;
const WORDS_AT_ONCE = 256;

/** Places as how far each is from the one before, seven bits to a byte: most take one byte, not four. */
export interface PostingParts {
  /** Where the bytes of a word begin; one more than there are words. */
  readonly starts: Uint32Array;
  /** How many places a word has. */
  readonly counts: Uint32Array;
  readonly bytes: Uint8Array;
}

/** The places of each word, in order. */
export class Postings {
  readonly #parts: PostingParts;

  constructor(parts: PostingParts) {
    this.#parts = parts;
  }

  count(word: number): number {
    return this.#parts.counts[word] as number;
  }

  addTo(set: PlaceSet, word: number): void {
    this.#each(word, (place) => void set.add(place));
  }

  /** Puts the places into a list, from an index on. */
  copyTo(list: Uint32Array, from: number, word: number): void {
    let to = from;
    this.#each(word, (place) => {
      list[to] = place;
      to += 1;
    });
  }

  #each(word: number, visit: (place: number) => void): void {
    const { starts, bytes } = this.#parts;
    const end = starts[word + 1] as number;
    let place = -1;
    for (let at = starts[word] as number; at < end; at += 1) {
      let byte = bytes[at] as number;
      let distance = byte & LOW;
      for (let bits = BITS; byte >= MORE; bits += BITS) {
        at += 1;
        byte = bytes[at] as number;
        distance |= (byte & LOW) << bits;
      }
      place += distance;
      visit(place);
    }
  }
}

/** Packs the places of words, which stand in order from each word's start on, in steps. */
export function* packPostings(
  starts: Uint32Array,
  places: Uint32Array,
): Generator<void, PostingParts> {
  const words = starts.length - 1;
  const bytes = new Uint8Array(yield* eachByte(starts, places));
  const packedStarts = new Uint32Array(words + 1);
  const counts = new Uint32Array(words);
  let length = 0;
  yield* eachByte(
    starts,
    places,
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

/** Visits the bytes of all words and the end of each; says how many bytes there are. */
function* eachByte(
  starts: Uint32Array,
  places: Uint32Array,
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
      const place = places[at] as number;
      let left = place - before;
      before = place;
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
