import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

const MOST_KEPT_BYTES = 16_777_216;

/**
 * Draws a document, unless it is cached or pending.
 * @param allow called before drawing or waiting, but not for a cached document; it may refuse.
 */
export type DrawOnce = (
  task: string,
  document: unknown,
  allow?: () => Promise<void>,
) => Promise<Buffer>;

/**
 * Draws each content once: concurrent callers share one drawing, and the last 16 MB are cached in memory. The key is
 * the hash of the content's JSON. A failed drawing is not cached.
 */
export function createDrawOnce(
  draw: (task: string, document: unknown) => Promise<Buffer>,
  mostKeptBytes = MOST_KEPT_BYTES,
): DrawOnce {
  const cache = new LRUCache<string, Buffer>({
    maxSize: mostKeptBytes,
    sizeCalculation: ({ length }) => length,
  });
  const drawing = new Map<string, Promise<Buffer>>();

  const begin = (key: string, task: string, document: unknown): Promise<Buffer> => {
    const drawn = draw(task, document)
      .then((pdf) => {
        cache.set(key, pdf);
        return pdf;
      })
      .finally(() => drawing.delete(key));
    drawing.set(key, drawn);
    return drawn;
  };

  return async (task, document, allow) => {
    const key = hash('sha256', `${task} ${JSON.stringify(document)}`, 'base64');
    const known = cache.get(key);
    if (known) return known;
    await allow?.();
    return cache.get(key) ?? drawing.get(key) ?? begin(key, task, document);
  };
}
