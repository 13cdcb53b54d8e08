import { inflateRawSync } from 'node:zlib';
import type { CatalogueProduct } from '../CatalogueProduct.ts';
import { textsInChunk } from './textsInChunk.ts';

/** Texts of a product that lists show. */
export type ShortTexts = Pick<CatalogueProduct, 'code' | 'name' | 'image'>;

/** Texts that only the product page shows. */
export type LongTexts = Pick<CatalogueProduct, 'description' | 'information'>;

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
