import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { GrowingBytes, GrowingList } from '../index/growing.ts';

/** Products whose long texts are compressed together: more save space but read slower. */
const textsInChunk = 8;

/** Texts of a product that lists show. */
export interface ShortTexts {
  /** Unique order code. */
  readonly code: string;
  readonly name: string;
  readonly image: string;
}

/** Texts that only the product page shows. */
export interface LongTexts {
  readonly description: string;
  readonly information: string;
}

/** Product texts as bytes: short texts plain, long texts compressed for eight products at a time. */
export interface TextParts {
  /** Start of each row's short texts, plus the end. */
  readonly shortStarts: Uint32Array;
  readonly short: Uint8Array;
  /** Start of each chunk of long texts, plus the end. */
  readonly chunkStarts: Uint32Array;
  readonly chunks: Uint8Array;
}

/** Initial buffer for the texts of a chunk; grows for longer ones. */
const CHUNK_BYTES = 8_192;

/** Texts of products by row. */
export class ProductTexts {
  readonly #parts: TextParts;
  readonly #short: Buffer;

  constructor(parts: TextParts) {
    this.#parts = parts;
    const { buffer, byteOffset, byteLength } = parts.short;
    this.#short = Buffer.from(buffer, byteOffset, byteLength);
  }

  short(row: number): ShortTexts {
    const { shortStarts } = this.#parts;
    const text = this.#short.toString('utf8', shortStarts[row], shortStarts[row + 1]);
    const [name = '', image = '', code = ''] = text.split('\0');
    return { code, name, image };
  }

  long(row: number): LongTexts {
    const { chunkStarts, chunks } = this.#parts;
    const chunk = Math.floor(row / textsInChunk);
    const bytes = chunks.subarray(chunkStarts[chunk], chunkStarts[chunk + 1]);
    const texts = inflateRawSync(bytes, { chunkSize: CHUNK_BYTES });
    // Decodes only the two texts of this row.
    let start = 0;
    for (let left = (row % textsInChunk) * 2; left > 0; left -= 1)
      start = texts.indexOf(0, start) + 1;
    const middle = texts.indexOf(0, start);
    const end = texts.indexOf(0, middle + 1);
    return {
      description: texts.toString('utf8', start, middle),
      information: texts.toString('utf8', middle + 1, end < 0 ? texts.length : end),
    };
  }
}

/** Collects the texts of products. Zero bytes separate them, because PostgreSQL texts cannot contain any. */
export class TextsBuilder {
  readonly #shortStarts = new GrowingList();
  readonly #short = new GrowingBytes();
  readonly #chunkStarts = new GrowingList();
  readonly #chunks = new GrowingBytes();
  #chunk: string[] = [];

  constructor() {
    this.#shortStarts.push(0);
    this.#chunkStarts.push(0);
  }

  add({ code, name, image, description, information }: ShortTexts & LongTexts): void {
    this.#short.push(Buffer.from(`${name}\0${image}\0${code}`));
    this.#shortStarts.push(this.#short.length);
    this.#chunk.push(description, information);
    if (this.#chunk.length === 2 * textsInChunk) this.#endChunk();
  }

  finish(): TextParts {
    if (this.#chunk.length > 0) this.#endChunk();
    return {
      shortStarts: this.#shortStarts.view().slice(),
      short: this.#short.toBytes(),
      chunkStarts: this.#chunkStarts.view().slice(),
      chunks: this.#chunks.toBytes(),
    };
  }

  #endChunk(): void {
    this.#chunks.push(deflateRawSync(this.#chunk.join('\0')));
    this.#chunkStarts.push(this.#chunks.length);
    this.#chunk = [];
  }
}
