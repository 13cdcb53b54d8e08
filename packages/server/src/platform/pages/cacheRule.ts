/**
 * Vite puts a content hash into these names, or names scripts by it, so they never change; the static pages beside them
 * have none.
 */
const HASHED = /^assets\/(?:[^/]+-[\w-]{8}\.\w+|[\w-]{7}\.js)$/;
const PICTURE = /^images\//;
/** For a file whose name changes with its content. */
export const FOR_EVER = 'public, max-age=31536000, immutable';

/** Returns for how long caches may keep a file of a build, by its path. */
export function cacheRule(path: string): string {
  if (HASHED.test(path)) return FOR_EVER;
  if (PICTURE.test(path)) return 'public, max-age=86400';
  return 'no-cache';
}
