import type { Plugin } from 'vite';

/**
 * Leaves out what would write styles for browsers of long ago. styled-components calls it only where `enableVendorPrefixes`
 * is set, which the shop's browsers need nowhere; its bundle cannot know.
 */
export const withoutPrefixes = (): Plugin => ({
  name: 'without-prefixes',
  apply: 'build',
  transform: (code, id) =>
    id.endsWith('/stylis/src/Prefixer.js') && code.includes('export function prefix ')
      ? { code: 'export const prefix = (value) => value;', map: null }
      : undefined,
});
