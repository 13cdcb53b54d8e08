/** A set of positions in any representation. */
export interface Positions {
  readonly has: (position: number) => boolean;
  /** Adds its positions to a bit set and returns that set. */
  readonly addTo: (set: PositionSet) => PositionSet;
}

const BITS = 32;

/** A bit set of positions: sets of the same size are combined a word at a time. */
export class PositionSet implements Positions {
  readonly size: number;
  readonly #bits: Uint32Array;

  constructor(size: number, bits = new Uint32Array(Math.ceil(size / BITS))) {
    this.size = size;
    this.#bits = bits;
  }

  /** Returns a set of every position. */
  static ofAll(size: number): PositionSet {
    const all = new PositionSet(size);
    all.#bits.fill(0xff_ff_ff_ff);
    // Bits beyond the last position must stay 0.
    if (size % BITS > 0) all.#bits[all.#bits.length - 1] = 2 ** (size % BITS) - 1;
    return all;
  }

  add(position: number): this {
    const at = position >>> 5;
    this.#bits[at] = (this.#bits[at] as number) | (1 << (position & 31));
    return this;
  }

  /** Adds the positions of a list from one index up to, not including, another. */
  addFrom(positions: Uint32Array, from = 0, to = positions.length): this {
    const bits = this.#bits;
    for (let index = from; index < to; index += 1) {
      const position = positions[index] as number;
      const at = position >>> 5;
      bits[at] = (bits[at] as number) | (1 << (position & 31));
    }
    return this;
  }

  has(position: number): boolean {
    return ((this.#bits[position >>> 5] as number) & (1 << (position & 31))) !== 0;
  }

  /** Copies a set of the same size. */
  copyFrom(other: PositionSet): this {
    this.#bits.set(other.#bits);
    return this;
  }

  /** Adds all positions of another set. */
  or(other: PositionSet): this {
    const bits = this.#bits;
    const others = other.#bits;
    for (let at = 0; at < bits.length; at += 1)
      bits[at] = (bits[at] as number) | (others[at] as number);
    return this;
  }

  addTo(set: PositionSet): PositionSet {
    return set.or(this);
  }

  /** Removes all positions. */
  clear(): this {
    this.#bits.fill(0);
    return this;
  }

  /** Keeps only positions that another set has. */
  and(other: PositionSet): this {
    const bits = this.#bits;
    const others = other.#bits;
    for (let at = 0; at < bits.length; at += 1)
      bits[at] = (bits[at] as number) & (others[at] as number);
    return this;
  }

  /** Removes all positions of another set. */
  without(other: PositionSet): this {
    const bits = this.#bits;
    const others = other.#bits;
    for (let at = 0; at < bits.length; at += 1)
      bits[at] = (bits[at] as number) & ~(others[at] as number);
    return this;
  }

  get count(): number {
    let count = 0;
    for (const word of this.#bits) {
      let bits = word - ((word >>> 1) & 0x55_55_55_55);
      bits = (bits & 0x33_33_33_33) + ((bits >>> 2) & 0x33_33_33_33);
      count += (((bits + (bits >>> 4)) & 0x0f_0f_0f_0f) * 0x01_01_01_01) >>> 24;
    }
    return count;
  }

  /** Returns all positions in order. */
  positions(): Uint32Array {
    const positions = new Uint32Array(this.count);
    let found = 0;
    for (let at = 0; at < this.#bits.length; at += 1) {
      for (let bits = this.#bits[at] as number; bits !== 0; bits &= bits - 1) {
        positions[found] = at * BITS + (BITS - 1 - Math.clz32(bits & -bits));
        found += 1;
      }
    }
    return positions;
  }
}

/** A short sorted list of positions: a hundredth of the memory of a bit set. */
export class PositionList implements Positions {
  readonly #positions: Uint32Array;

  /** Sorts the positions and removes duplicates. */
  constructor(positions: Uint32Array) {
    positions.sort();
    let length = 0;
    for (const position of positions) {
      if (length > 0 && positions[length - 1] === position) continue;
      positions[length] = position;
      length += 1;
    }
    this.#positions = positions.subarray(0, length);
  }

  get count(): number {
    return this.#positions.length;
  }

  has(position: number): boolean {
    const positions = this.#positions;
    let [low, high] = [0, positions.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((positions[middle] as number) < position) low = middle + 1;
      else high = middle;
    }
    return positions[low] === position;
  }

  addTo(set: PositionSet): PositionSet {
    return set.addFrom(this.#positions);
  }
}
