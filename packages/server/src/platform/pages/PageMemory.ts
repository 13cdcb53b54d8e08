import type { DrawnRedirect } from '@formulary/rules/pages/DrawnRedirect';
import { LRUCache } from 'lru-cache';
import type { Build } from './Build.ts';
import type { WrittenPage } from './WrittenPage.ts';

/** What a page takes beside its bytes and its key, generously. */
const BYTES_OF_ENTRY = 512;
const BYTES_OF_CHARACTER = 2;
const MOST_FAILURES = 1_000;

interface MemoryOptions extends Pick<PageMemory, 'build' | 'version' | 'turn'> {
  readonly mostBytes: number;
}

/** The pages of one build, made of one state of what visitors can see. */
export class PageMemory {
  readonly build: Build;
  readonly version: string | undefined;
  /** Waits for the turn in which the next page is drawn. */
  readonly turn: () => Promise<void>;
  readonly pages: LRUCache<string, WrittenPage>;
  /** What is being drawn; whoever asks meanwhile shares it. */
  readonly underWay = new Map<string, Promise<WrittenPage | DrawnRedirect | undefined>>();
  /** How many pages are being drawn. */
  drawing = 0;
  /** When what went wrong. */
  readonly failures = new LRUCache<string, number>({ max: MOST_FAILURES });

  /** Lets go of what was not asked for longest when all of it takes more than those bytes. */
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
