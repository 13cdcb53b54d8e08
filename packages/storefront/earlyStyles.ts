import type { Plugin } from 'vite';

const SHEET = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/;
/** The font's letters of English; other alphabets come when they are read. */
const LATIN = /url\((\/assets\/[^)]*latin-(?!ext)[^)]*\.woff2)\)/;

/** Writes the style sheet that names the fonts into the document, where it holds up no page, and has the English letters fetched first. */
export function earlyStyles(): Plugin {
  return {
    name: 'formulary-early-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const [link, file = ''] = SHEET.exec(html) ?? [];
        const sheet = bundle[file];
        if (link === undefined || sheet?.type !== 'asset') return html;
        const styles = String(sheet.source);
        const font = LATIN.exec(styles)?.[1];
        if (font === undefined) throw new Error(`No font with the letters of English in ${file}.`);
        const preload = `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`;
        return html.replace(link, () => `${preload}\n    <style>${styles.trim()}</style>`);
      },
    },
  };
}
