const FIRST_ROOM = 1_024;

/** A growing list of integers below 2³². */
export class GrowingList {
  #numbers = new Uint32Array(FIRST_ROOM);
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
