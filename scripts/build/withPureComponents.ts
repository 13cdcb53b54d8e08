import type { Plugin } from 'vite';

const COMPONENTS = /\/react-router\/dist\/[^?]*\.m?js$/;

/** Returns the code of the router's components so that the bundler can remove unused ones. */
export function withPureComponentsOf(code: string): string {
  return code
    .replaceAll(/^const (\w+) = (?=React\$1\.forwardRef\()/gm, 'const $1 = /* @__PURE__ */ ')
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '');
}

/**
 * Lets the bundler remove the router's own links and forms, which the shop does not use. They prefetch other pages with
 * code that works only with the router's own server. The bundler keeps them otherwise, because they have display names.
 */
export const withPureComponents = (): Plugin => ({
  name: 'with-pure-components',
  apply: 'build',
  transform: (code, id) =>
    COMPONENTS.test(id) ? { code: withPureComponentsOf(code), map: null } : undefined,
});
