/** A set of places in any representation. */
export interface Places {
  readonly has: (place: number) => boolean;
  /** Adds its places to a bit set and returns that set. */
  readonly addTo: (set: PlaceSet) => PlaceSet;
}

const BITS = 32;

/** A bit set of places: sets of the same size are combined a word at a time. */
export class PlaceSet implements Places {
  readonly size: number;
  readonly #bits: Uint32Array;

  constructor(size: number, bits = new Uint32Array(Math.ceil(size / BITS))) {
    this.size = size;
    this.#bits = bits;
  }

  /** Returns a set of every place. */
  static ofAll(size: number): PlaceSet {
    const all = new PlaceSet(size);
    all.#bits.fill(0xff_ff_ff_ff);
    // Bits beyond the last place must stay 0.
    if (size % BITS > 0) all.#bits[all.#bits.length - 1] = 2 ** (size % BITS) - 1;
    return all;
  }

  add(place: number): this {
    const at = place >>> 5;
    this.#bits[at] = (this.#bits[at] as number) | (1 << (place & 31));
    return this;
  }

  /** Adds the places of a list from one index up to, not including, another. */
  addFrom(places: Uint32Array, from = 0, to = places.length): this {
    const bits = this.#bits;
    for (let index = from; index < to; index += 1) {
      const place = places[index] as number;
      const at = place >>> 5;
      bits[at] = (bits[at] as number) | (1 << (place & 31));
    }
    return this;
  }

  has(place: number): boolean {
    return ((this.#bits[place >>> 5] as number) & (1 << (place & 31))) !== 0;
  }

  /** Copies a set of the same size. */
  become(other: PlaceSet): this {
    this.#bits.set(other.#bits);
    return this;
  }

  /** Adds all places of another set. */
  or(other: PlaceSet): this {
    const bits = this.#bits;
    const others = other.#bits;
    for (let at = 0; at < bits.length; at += 1)
      bits[at] = (bits[at] as number) | (others[at] as number);
    return this;
  }

  addTo(set: PlaceSet): PlaceSet {
    return set.or(this);
  }

  /** Removes all places. */
  clear(): this {
    this.#bits.fill(0);
    return this;
  }

  /** Keeps only places that another set has. */
  and(other: PlaceSet): this {
    const bits = this.#bits;
    const others = other.#bits;
    for (let at = 0; at < bits.length; at += 1)
      bits[at] = (bits[at] as number) & (others[at] as number);
    return this;
  }

  /** Removes all places of another set. */
  without(other: PlaceSet): this {
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

  /** Returns all places in order. */
  places(): Uint32Array {
    const places = new Uint32Array(this.count);
    let found = 0;
    for (let at = 0; at < this.#bits.length; at += 1) {
      for (let bits = this.#bits[at] as number; bits !== 0; bits &= bits - 1) {
        places[found] = at * BITS + (BITS - 1 - Math.clz32(bits & -bits));
        found += 1;
      }
    }
    return places;
  }
}

/** A short sorted list of places: a hundredth of the memory of a bit set. */
export class PlaceList implements Places {
  readonly #places: Uint32Array;

  /** Sorts the places and removes duplicates. */
  constructor(places: Uint32Array) {
    places.sort();
    let length = 0;
    for (const place of places) {
      if (length > 0 && places[length - 1] === place) continue;
      places[length] = place;
      length += 1;
    }
    this.#places = places.subarray(0, length);
  }

  get count(): number {
    return this.#places.length;
  }

  has(place: number): boolean {
    const places = this.#places;
    let [low, high] = [0, places.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((places[middle] as number) < place) low = middle + 1;
      else high = middle;
    }
    return places[low] === place;
  }

  addTo(set: PlaceSet): PlaceSet {
    return set.addFrom(this.#places);
  }
}
