const FIRST_ROOM = 1_024;

/** A list of whole numbers up to 2³² that is not known to be how long. */
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

  /** What is in it now; valid until something is added. */
  view(): Uint32Array {
    return this.#numbers.subarray(0, this.#length);
  }
}
