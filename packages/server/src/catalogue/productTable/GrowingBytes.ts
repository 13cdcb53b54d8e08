const FIRST_ROOM = 65_536;

/** Bytes one after the other that are not known to be how many. */
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

  /** What is in it now, in room of its own. */
  toBytes(): Uint8Array {
    return Uint8Array.from(this.#bytes.subarray(0, this.#length));
  }
}
