import type { DrawnRedirect } from '@formulary/rules/pages/Storefront';
import { LRUCache } from 'lru-cache';
import type { Build } from './build/Build.ts';
import type { CachedPage } from './encoding/CachedPage.ts';

/** Generous estimate of a cache entry without its body and key. */
const BYTES_OF_ENTRY = 512;
const BYTES_OF_CHARACTER = 2;
const MOST_FAILURES = 1_000;

interface PageCacheOptions extends Pick<PageCache, 'build' | 'version' | 'turn'> {
  readonly mostBytes: number;
}

/** Cache of the pages of one build, rendered from one version of the visible data. */
export class PageCache {
  readonly build: Build;
  readonly version: string | undefined;
  /** Waits for the turn in which the next page is rendered. */
  readonly turn: () => Promise<void>;
  readonly pages: LRUCache<string, CachedPage>;
  /** Pending pages; concurrent requests share them. */
  readonly pending = new Map<string, Promise<CachedPage | DrawnRedirect | undefined>>();
  /** Number of pages being rendered. */
  rendering = 0;
  /** Times of failures by key. */
  readonly failures = new LRUCache<string, number>({ max: MOST_FAILURES });

  /** Evicts the least recently used pages above `mostBytes`. */
  constructor({ build, version, turn, mostBytes }: PageCacheOptions) {
    this.build = build;
    this.version = version;
    this.turn = turn;
    this.pages = new LRUCache({
      maxSize: mostBytes,
      sizeCalculation: ({ br, gzip }, key) =>
        br.length + gzip.length + key.length * BYTES_OF_CHARACTER + BYTES_OF_ENTRY,
    });
  }
}

/**
 * Returns the cache key of a page: its canonical address, so that unused parameters make no second entry. Returns
 * `undefined` for private pages, search results, paths in another spelling, and redirects.
 */
export function cacheKeyOf(
  path: string,
  query: URLSearchParams,
  canonical: string | undefined,
): string | undefined {
  if (canonical === undefined || query.has('search')) return undefined;
  return canonical.split('?', 1)[0] === `/${path}` ? canonical : undefined;
}
