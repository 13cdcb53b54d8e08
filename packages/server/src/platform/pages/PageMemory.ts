import type { DrawnRedirect } from '@formulary/rules/pages/Storefront';
import { LRUCache } from 'lru-cache';
import type { Build } from './Build.ts';
import type { WrittenPage } from './WrittenPage.ts';

/** Generous estimate of a cache entry without its body and key. */
const BYTES_OF_ENTRY = 512;
const BYTES_OF_CHARACTER = 2;
const MOST_FAILURES = 1_000;

interface MemoryOptions extends Pick<PageMemory, 'build' | 'version' | 'turn'> {
  readonly mostBytes: number;
}

/** Cache of the pages of one build, rendered from one version of the visible data. */
export class PageMemory {
  readonly build: Build;
  readonly version: string | undefined;
  /** Waits for the turn in which the next page is rendered. */
  readonly turn: () => Promise<void>;
  readonly pages: LRUCache<string, WrittenPage>;
  /** Pending pages; concurrent requests share them. */
  readonly underWay = new Map<string, Promise<WrittenPage | DrawnRedirect | undefined>>();
  /** Number of pages being rendered. */
  drawing = 0;
  /** Times of failures by key. */
  readonly failures = new LRUCache<string, number>({ max: MOST_FAILURES });

  /** Evicts the least recently used pages above `mostBytes`. */
  constructor({ build, version, turn, mostBytes }: MemoryOptions) {
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
