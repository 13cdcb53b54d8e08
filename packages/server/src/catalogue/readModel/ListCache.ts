import { LRUCache } from 'lru-cache';

const MOST_REMEMBERED_BYTES = 8 * 1024 * 1024;
/** Estimated size of a list beside its bytes, ids and key; rounded up. */
const BYTES_OF_ENTRY = 512;
const BYTES_OF_CHARACTER = 2;
/** Above this number of changed products, clear everything. */
const MOST_CHANGED = 4_096;

/** A written page of a list and its product ids, valid between two times in milliseconds, inclusive. */
export interface CachedList {
  readonly bytes: Buffer;
  readonly ids: Uint32Array;
  readonly from: number;
  readonly until: number;
}

/** Cache of written list pages, each until one of its products changes: most requests repeat recent ones. */
export class ListCache {
  readonly #lists: LRUCache<string, CachedList & { readonly change: number }>;
  /** Number of each product's last change. */
  readonly #changes = new Map<number, number>();
  #change = 0;

  constructor(mostBytes = MOST_REMEMBERED_BYTES) {
    this.#lists = new LRUCache({
      maxSize: mostBytes,
      sizeCalculation: ({ bytes, ids }, key) =>
        bytes.byteLength + ids.byteLength + key.length * BYTES_OF_CHARACTER + BYTES_OF_ENTRY,
    });
  }

  /** Size of the cached lists. */
  get cachedBytes(): number {
    return this.#lists.calculatedSize;
  }

  /** Returns the bytes of a valid list; undefined if it must be written. */
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

  /** Caches a list written from the current catalogue. */
  set(key: string, { bytes, ids, from, until }: CachedList): void {
    this.#lists.set(key, { bytes, ids, from, until, change: this.#change });
  }

  /** Invalidates the lists of changed or removed products. */
  invalidate(ids: Iterable<number>): void {
    this.#change += 1;
    for (const id of ids) this.#changes.set(id, this.#change);
    if (this.#changes.size > MOST_CHANGED) this.clear();
  }

  /** Clears the cache. */
  clear(): void {
    this.#lists.clear();
    this.#changes.clear();
  }
}
