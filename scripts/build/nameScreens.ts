import type { Plugin } from 'vite';

const ROUTES = /\/packages\/storefront\/src\/routes\.tsx$/;
/** Matches the dynamic import of a screen in the list of routes. */
const SCREEN =
  /lazy: \{\s*Component: async \(\) =>\s*\(?\s*\(\s*await loadLazily\(\s*\(\) =>\s*import\(\s*'\.\/([^']+)'/g;

/** Returns the code of the routes with each screen's file name from the build's manifest. */
export function nameScreensOf(code: string): string {
  const named = code.replaceAll(SCREEN, (found, file: string) => `handle: 'src/${file}', ${found}`);
  const screens = code.match(/\blazy: \{/g)?.length ?? 0;
  const names = named.match(/\bhandle: '/g)?.length ?? 0;
  if (names !== screens) throw new Error(`${screens - names} screens in routes.tsx are not named.`);
  return named;
}

/** Tells the server each route's screen file, so that the page can link its scripts. */
export const nameScreens = (): Plugin => ({
  name: 'name-screens',
  enforce: 'pre',
  transform: (code, id) => (ROUTES.test(id) ? { code: nameScreensOf(code), map: null } : undefined),
});
