import { deflateRawSync } from 'node:zlib';
import { GrowingList } from '../wordIndex/GrowingList.ts';
import { GrowingBytes } from './GrowingBytes.ts';
import type { LongTexts, ShortTexts, TextParts } from './ProductTexts.ts';
import { textsInChunk } from './textsInChunk.ts';

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
