import type { Plugin } from 'vite';

/**
 * Removes vendor prefixing for old browsers. styled-components calls it only with `enableVendorPrefixes`, which this
 * shop does not use but the bundler cannot know.
 */
export const withoutPrefixes = (): Plugin => ({
  name: 'without-prefixes',
  apply: 'build',
  transform: (code, id) =>
    id.endsWith('/stylis/src/Prefixer.js') && code.includes('export function prefix ')
      ? { code: 'export const prefix = (value) => value;', map: null }
      : undefined,
});
