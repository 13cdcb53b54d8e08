import type { Plugin } from 'vite';

const LINKS = /\/react-router\/dist\/[^?]*\/dom\/lib\.m?js$/;

/** Code of the router's link, and its replacement without prefetching. */
const replacements = [
  [
    'let [shouldPrefetch, prefetchRef, prefetchHandlers] = usePrefetchBehavior(prefetch, rest);',
    'const shouldPrefetch = false, prefetchRef = React$1.useRef(null), prefetchHandlers = {};',
  ],
  ['shouldPrefetch && !isAbsolute ?', 'false ?'],
] as const;

/** Removes prefetching from the router's links. Throws if the router's code differs. */
export function withoutPrefetchingOf(code: string): string {
  return replacements.reduce((changed, [said, left]) => {
    if (!changed.includes(said))
      throw new Error('The router says in other words when a link fetches ahead.');
    return changed.replace(said, () => left);
  }, code);
}

/**
 * Removes the prefetching of other pages. The router prefetches only with its own server's manifest, which this shop
 * lacks but the bundler cannot know.
 */
export const withoutPrefetching = (): Plugin => ({
  name: 'without-prefetching',
  apply: 'build',
  transform: (code, id) =>
    LINKS.test(id) ? { code: withoutPrefetchingOf(code), map: null } : undefined,
});
