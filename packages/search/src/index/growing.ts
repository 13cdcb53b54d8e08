const FIRST_BYTES = 65_536;

/** A growing byte buffer. */
export class GrowingBytes {
  #bytes = Buffer.alloc(FIRST_BYTES);
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

const FIRST_NUMBERS = 1_024;

/** A growing list of integers below 2³². */
export class GrowingList {
  #numbers = new Uint32Array(FIRST_NUMBERS);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(number: number): void {
    if (this.#length === this.#numbers.length) {
      const larger = new Uint32Array(this.#numbers.length * 2);
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    this.#numbers[this.#length] = number;
    this.#length += 1;
  }

  /** Returns the current numbers; valid until the next push. */
  view(): Uint32Array {
    return this.#numbers.subarray(0, this.#length);
  }
}
