import type { Plugin } from 'vite';

const ROUTES = /\/packages\/storefront\/src\/routes\.tsx$/;
/** A screen in the list of routes, as it is loaded. */
const SCREEN =
  /lazy: \{\s*Component: async \(\) =>\s*\(?\s*\(\s*await loadPart\(\s*\(\) =>\s*import\(\s*'\.\/([^']+)'/g;

/** The list of routes with the name of its file, as the manifest of the build has it, at every screen. */
export function nameScreensOf(code: string): string {
  const named = code.replaceAll(SCREEN, (found, file: string) => `handle: 'src/${file}', ${found}`);
  const screens = code.match(/\blazy: \{/g)?.length ?? 0;
  const names = named.match(/\bhandle: '/g)?.length ?? 0;
  if (names !== screens) throw new Error(`${screens - names} screens in routes.tsx are not named.`);
  return named;
}

/** Tells the server which files the screen of a route is in, so that the page can name its scripts. */
export const nameScreens = (): Plugin => ({
  name: 'name-screens',
  enforce: 'pre',
  transform: (code, id) => (ROUTES.test(id) ? { code: nameScreensOf(code), map: null } : undefined),
});
