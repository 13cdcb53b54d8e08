import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from './findings.ts';
import { visualPaths } from './visualPaths.ts';

const STYLE = `
  body { margin: 2rem; background: #f4f4f1; color: #1b1f1d; font: 1rem/1.5 system-ui, sans-serif; }
  section { margin-block: 2rem; padding: 1rem; border: 1px solid #c9c9c2; border-radius: 8px; background: #fff; }
  .pictures { display: flex; flex-wrap: wrap; gap: 1rem; }
  figure { flex: 1 1 20rem; margin: 0; }
  img { max-inline-size: 100%; border: 1px solid #c9c9c2; }
  pre { overflow-x: auto; padding: 1rem; background: #f4f4f1; }
`;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function pictureOf({ story, view }: Finding, name: string): string {
  const file = join(story, view, `${name}.png`);
  if (!existsSync(join(visualPaths.report, file))) return '';
  const caption = name[0]!.toUpperCase() + name.slice(1);
  return `<figure><figcaption>${caption}</figcaption><a href="${file}"><img src="${file}" alt="${caption}: ${story}, ${view}"></a></figure>`;
}

function sectionOf(finding: Finding): string {
  const pictures = ['expected', 'actual', 'difference'].map((name) => pictureOf(finding, name));
  return `<section><h2>${finding.story} · ${finding.view}</h2><pre>${escaped(finding.detail)}</pre><div class="pictures">${pictures.join('')}</div></section>`;
}

/** Writes a page with expected, actual and difference side by side. Returns its path. */
export function writeReport(failed: readonly Finding[]): string {
  const file = join(visualPaths.report, 'index.html');
  writeFileSync(
    file,
    `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>Pictures that differ</title><style>${STYLE}</style><h1>${failed.length} differ from their baselines</h1>${failed.map(sectionOf).join('\n')}</html>\n`,
  );
  return file;
}
