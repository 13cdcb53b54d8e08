import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { colorRoles } from '../theme/src/colorRoles.ts';

const dark = colorRoles.dark.surfacePage;
const light = colorRoles.light.surfacePage;
const contrast = colorRoles['high-contrast'].surfacePage;

/** The page's colour before any script has run, from the same roles as the rest of the shop. */
const style = [
  // Laid out while early.js is on its way, seen when it has marked the page; or soon, should it never come.
  'body{visibility:hidden;animation:seen 0s 3s forwards}@keyframes seen{to{visibility:visible}}',
  'html[data-marked] body{visibility:visible;animation:none}',
  '@media (scripting:none){body{visibility:visible;animation:none}}',
  // Stands above the page, before its own styles apply.
  'noscript{display:block;padding:.75rem 1rem;text-align:center;font-family:system-ui,sans-serif}',
  // What was pressed waits until it can act.
  'html[data-waiting],html[data-waiting] *{cursor:progress!important}',
  `html{background:${light};color-scheme:light}`,
  `@media (prefers-color-scheme:dark){html:not([data-theme]){background:${dark};color-scheme:dark}}`,
  `html[data-theme=dark]{background:${dark};color-scheme:dark}`,
  `html[data-theme=high-contrast]{background:${contrast};color-scheme:light}`,
].join('');

/** How the built page begins each of its scripts. */
const SCRIPT = /<script type="module"(?! async)/g;
/** The script that a page waits for before it is seen. */
const SMALL = 'early.js';

/** Its address with a hash of what it says: who was here before has it, and waits for nothing. */
function smallScript(): string {
  const source = readFileSync(join(import.meta.dirname, 'public', SMALL));
  return `/${SMALL}?${hash('sha256', source, 'hex').slice(0, 8)}`;
}

/** What is made of the page when it is built; fails where the page names its small script in other words. */
function built(html: string): string {
  const named = `"/${SMALL}"`;
  if (!html.includes(named)) throw new Error(`The page does not name /${SMALL}.`);
  return html.replaceAll(SCRIPT, '$& async').replace(named, `"${smallScript()}"`);
}

/**
 * Writes the first paint's style into the document, and lets its scripts run as they come once it is built: a browser lays
 * a page out as soon as it has read it, unless there are scripts that wait for its end.
 */
export function firstPaint(): Plugin {
  return {
    name: 'formulary-first-paint',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => ({
        html: bundle ? built(html) : html,
        tags: [{ tag: 'style', children: style, injectTo: 'head' }],
      }),
    },
  };
}
