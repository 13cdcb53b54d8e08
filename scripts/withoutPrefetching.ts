import type { Plugin } from 'vite';

const LINKS = /\/react-router\/dist\/[^?]*\/dom\/lib\.m?js$/;

/** What the router's link says, and what is left of it where nothing is fetched ahead. */
const replacements = [
  [
    'let [shouldPrefetch, prefetchRef, prefetchHandlers] = usePrefetchBehavior(prefetch, rest);',
    'const shouldPrefetch = false, prefetchRef = React$1.useRef(null), prefetchHandlers = {};',
  ],
  ['shouldPrefetch && !isAbsolute ?', 'false ?'],
] as const;

/** The router's links without what they fetch ahead; fails where the router says it in other words. */
export function withoutPrefetchingOf(code: string): string {
  return replacements.reduce((changed, [said, left]) => {
    if (!changed.includes(said))
      throw new Error('The router says in other words when a link fetches ahead.');
    return changed.replace(said, () => left);
  }, code);
}

/**
 * Leaves out what would fetch another page's parts ahead. The router's link does that only where the router's own server
 * named them in the page, which this shop's does not; its bundle cannot know.
 */
export const withoutPrefetching = (): Plugin => ({
  name: 'without-prefetching',
  apply: 'build',
  transform: (code, id) =>
    LINKS.test(id) ? { code: withoutPrefetchingOf(code), map: null } : undefined,
});
