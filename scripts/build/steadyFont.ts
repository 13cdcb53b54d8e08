import type { Plugin } from 'vite';

/** Names the files of the text font, one for each group of alphabets. */
const SHEET = /atkinson-hyperlegible-next\/index\.css$/;
/** The letters of English, which every screen needs. */
const LATIN_FACE = /@font-face\s*\{[^}]*next-latin-wght-normal[^}]*\}/;
const LATIN_FILE = /next-latin-wght-normal-.*\.woff2$/;

/**
 * Vite plugin for pages without server rendering: preloads the font of English text. If it still arrives late, the page keeps
 * its fallback font, because a swap would wrap lines differently and move the page.
 */
export function steadyFont(): Plugin {
  return {
    name: 'formulary-steady-font',
    enforce: 'pre',
    transform: {
      filter: { id: SHEET },
      handler: (sheet) => {
        const steady = sheet.replace(LATIN_FACE, (face) =>
          face.replace(/font-display:\s*swap/, 'font-display: optional'),
        );
        if (steady === sheet) throw new Error('The letters of English are not swapped.');
        return { code: steady, map: null };
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        // The development server has no bundle.
        if (bundle === undefined) return [];
        const font = Object.keys(bundle).find((file) => LATIN_FILE.test(file));
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
