import { LRUCache } from 'lru-cache';

const MOST_REMEMBERED_BYTES = 8 * 1024 * 1024;
/** What a list takes beside its bytes, its ids and its key, generously. */
const BYTES_OF_ENTRY = 512;
const BYTES_OF_CHARACTER = 2;
/** When more products than this have changed, it is simpler to forget everything. */
const MOST_CHANGED = 4_096;

/** A page of a list as it is sent, and the products on it; good between two instants (milliseconds), both included. */
export interface WrittenList {
  readonly bytes: Buffer;
  readonly ids: Uint32Array;
  readonly from: number;
  readonly until: number;
}

/** Pages of lists as they were sent last, each until a product on it changes: most requests are for what was just asked for. */
export class WrittenLists {
  readonly #lists: LRUCache<string, WrittenList & { readonly change: number }>;
  /** Which change of the catalogue was a product's last one. */
  readonly #changes = new Map<number, number>();
  #change = 0;

  constructor(mostBytes = MOST_REMEMBERED_BYTES) {
    this.#lists = new LRUCache({
      maxSize: mostBytes,
      sizeCalculation: ({ bytes, ids }, key) =>
        bytes.byteLength + ids.byteLength + key.length * BYTES_OF_CHARACTER + BYTES_OF_ENTRY,
    });
  }

  /** What the remembered lists take. */
  get rememberedBytes(): number {
    return this.#lists.calculatedSize;
  }

  /** The bytes of a list as it is at an instant; undefined where it has to be written. */
  get(key: string, now: number): Buffer | undefined {
    const list = this.#lists.get(key);
    if (!list) return undefined;
    const isGood =
      list.from <= now &&
      now <= list.until &&
      list.ids.every((id) => (this.#changes.get(id) ?? 0) <= list.change);
    if (!isGood) this.#lists.delete(key);
    return isGood ? list.bytes : undefined;
  }

  /** Remembers a list that was written from the catalogue as it is. */
  keep(key: string, { bytes, ids, from, until }: WrittenList): void {
    this.#lists.set(key, { bytes, ids, from, until, change: this.#change });
  }

  /** Some products have changed, or are gone. */
  forget(ids: Iterable<number>): void {
    this.#change += 1;
    for (const id of ids) this.#changes.set(id, this.#change);
    if (this.#changes.size > MOST_CHANGED) this.clear();
  }

  /** Anything may have changed. */
  clear(): void {
    this.#lists.clear();
    this.#changes.clear();
  }
}
