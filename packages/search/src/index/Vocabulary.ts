import { type Language, hasWord, startsWord } from '../words/language.ts';

/** Upper bound for an edit distance of 2. */
const MOST_OTHER_LETTERS = 4;
const MOST_WRONG = 2;
const SIGN_INSIDE = /.[^\p{L}\p{N} ]./u;

/** The words of a catalogue in code unit order; a word's number is its index. */
export class Vocabulary {
  readonly #language: Language;
  readonly #text: string;
  readonly #words: readonly string[];
  /** Start of each word in the text. */
  readonly #starts: Uint32Array;
  #letters: Uint32Array | undefined;
  #signed: readonly number[] | undefined;

  /** Takes one word per line. */
  constructor(language: Language, text: string) {
    this.#language = language;
    this.#text = text;
    this.#words = text === '' ? [] : text.split('\n');
    this.#starts = new Uint32Array(this.#words.length + 1);
    for (const [number, word] of this.#words.entries())
      this.#starts[number + 1] = (this.#starts[number] as number) + word.length + 1;
  }

  get size(): number {
    return this.#words.length;
  }

  word(number: number): string {
    return this.#words[number] ?? '';
  }

  /** Returns the number of a word in the catalogue. */
  numberOf(word: string): number | undefined {
    const number = this.#firstFrom(word);
    return this.#words[number] === word ? number : undefined;
  }

  /** Returns the range of words with this beginning, without `to`. */
  beginningWith(beginning: string): readonly [from: number, to: number] {
    const from = this.#firstFrom(beginning);
    let [low, high] = [from, this.#words.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.word(middle).startsWith(beginning)) low = middle + 1;
      else high = middle;
    }
    return [from, low];
  }

  /** Returns the words that contain a word; a number must start there. */
  containing(word: string): readonly number[] {
    const found: number[] = [];
    let number = 0;
    for (let at = this.#text.indexOf(word); at >= 0;) {
      number = this.#wordAt(at, number);
      if (hasWord(this.#language, this.word(number), word)) found.push(number);
      at = this.#text.indexOf(word, this.#starts[number + 1]);
    }
    return found;
  }

  /** Returns the words in which a text begins after a sign, such as 'a+b' for 'b'. */
  beginningInside(text: string, isWholeWord: boolean): readonly number[] {
    this.#signed ??= [...this.#words.keys()].filter((number) =>
      SIGN_INSIDE.test(this.word(number)),
    );
    const end = isWholeWord ? '\n' : '';
    return this.#signed.filter((number) => {
      const word = this.word(number);
      return word.includes(text) && startsWord(word.slice(1) + end, text + end);
    });
  }

  /** Returns all words within two wrong letters of a word, and some others: a rough filter. */
  near(word: string): readonly number[] {
    const letters = (this.#letters ??= Uint32Array.from(this.#words, lettersOf));
    const wanted = lettersOf(word);
    const found: number[] = [];
    for (const [number, known] of letters.entries()) {
      const apart = Math.abs(this.word(number).length - word.length);
      if (apart <= MOST_WRONG && countOf(known ^ wanted) <= MOST_OTHER_LETTERS) found.push(number);
    }
    return found;
  }

  #firstFrom(word: string): number {
    let [low, high] = [0, this.#words.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.word(middle) < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Returns the number of the word at a position of the text, searching from a word on. */
  #wordAt(at: number, from: number): number {
    let [low, high] = [from, this.#words.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if ((this.#starts[middle] as number) <= at) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

/** Returns an approximate set of a word's letters, as 32 bits. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters >>> 0;
}

function countOf(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}
