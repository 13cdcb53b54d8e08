const FIRST_ROOM = 65_536;

/** A growing byte buffer. */
export class GrowingBytes {
  #bytes = Buffer.alloc(FIRST_ROOM);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(bytes: Uint8Array): void {
    const length = this.#length + bytes.length;
    if (length > this.#bytes.length) {
      const larger = Buffer.alloc(Math.max(length, this.#bytes.length * 2));
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    this.#bytes.set(bytes, this.#length);
    this.#length = length;
  }

  /** Returns a copy of the content. */
  toBytes(): Uint8Array {
    return Uint8Array.from(this.#bytes.subarray(0, this.#length));
  }
}
