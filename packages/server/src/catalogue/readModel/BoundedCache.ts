/** Remembers the most recently used answers, so many at most. */
export class BoundedCache<Value> {
  readonly #most: number;
  readonly #values = new Map<string, Value>();

  constructor(most: number) {
    this.#most = most;
  }

  /** The value of a key, made by `make` if it is not remembered. */
  get(key: string, make: () => Value): Value {
    const known = this.#values.get(key);
    const value = known ?? make();
    // A Map keeps the order of insertion: the first is the one that was not used for longest.
    this.#values.delete(key);
    this.#values.set(key, value);
    if (this.#values.size > this.#most) {
      for (const oldest of this.#values.keys()) {
        this.#values.delete(oldest);
        break;
      }
    }
    return value;
  }

  clear(): void {
    this.#values.clear();
  }
}
