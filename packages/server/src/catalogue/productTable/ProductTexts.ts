import { inflateRawSync } from 'node:zlib';
import type { CatalogueProduct } from '../CatalogueProduct.ts';
import { textsInChunk } from './textsInChunk.ts';

/** What lists show of a product in words. */
export type ShortTexts = Pick<CatalogueProduct, 'code' | 'name' | 'image'>;

/** What only its page shows. */
export type LongTexts = Pick<CatalogueProduct, 'description' | 'information'>;

/** Texts as bytes: short ones as they are, long ones of eight products together and made small. */
export interface TextParts {
  /** Where the short texts of a row begin; one more than there are rows. */
  readonly shortStarts: Uint32Array;
  readonly short: Uint8Array;
  /** Where the chunks of long texts begin; one more than there are chunks. */
  readonly chunkStarts: Uint32Array;
  readonly chunks: Uint8Array;
}

/** As long as the texts of a chunk are together; more is taken where they are longer. */
const CHUNK_BYTES = 8_192;

/** The texts of products, by row. */
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
    // Only the two that are wanted are read.
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
