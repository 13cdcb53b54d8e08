import type { Plugin } from 'vite';

/** The letters of English, which every screen needs. */
const LATIN = /next-latin-wght-normal-.*\.woff2$/;

/** Vite plugin: preloads the text font. If it arrived after the first text, lines would wrap differently and the page would move. */
export function preloadFont(): Plugin {
  return {
    name: 'formulary-preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        const font = Object.keys(bundle).find((file) => LATIN.test(file));
        if (font === undefined) throw new Error('No font with the letters of English.');
        const attrs = {
          rel: 'preload',
          as: 'font',
          type: 'font/woff2',
          href: `/${font}`,
          crossorigin: '',
        };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}
