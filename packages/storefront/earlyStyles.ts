import type { Plugin } from 'vite';

const SHEET = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/;
/** The English letters of the shop's font; other alphabets, and the font of hashes, come when they are read. */
const LATIN = /@font-face\{[^}]*url\((\/assets\/[^)]*next-latin-(?!ext)[^)]*\.woff2)\)[^}]*\}/;

/** Writes the style sheet that names the fonts into the document and nowhere else, where it holds up no page, and has the English letters fetched first. */
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
        const [face, font] = LATIN.exec(styles) ?? [];
        if (face === undefined) throw new Error(`No font with the letters of English in ${file}.`);
        const preload = `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`;
        // A line too slow for it keeps the letters that the page began with: lines that break anew would make it jump.
        const steady = face.replace('font-display:swap', 'font-display:optional');
        if (steady === face) throw new Error(`The letters of English are not swapped in ${file}.`);
        const early = styles.trim().replace(face, () => steady);
        // Parts that come later would bring the sheet along, and with it letters that are swapped.
        for (const chunk of Object.values(bundle)) chunk.viteMetadata?.importedCss.delete(file);
        delete bundle[file];
        return html.replace(link, () => `${preload}\n    <style>${early}</style>`);
      },
    },
  };
}
