import type { Build } from './Build.ts';
import type { Manifest } from './Manifest.ts';

/** The links of each screen, while there is such a build: they are the same for all its pages. */
const known = new WeakMap<Build, Map<string, string>>();

/**
 * Links to the scripts of a page, so that a browser asks for all of them at once and not for each when another has come:
 * what the shop starts with and what its screens import. What the built page names itself is left out. They are for no
 * medium until the page has been seen (early.js): the shop's own start is under way for longer.
 */
export function scriptLinks(build: Build, screens: readonly string[]): string {
  const ofBuild = known.get(build) ?? new Map<string, string>();
  known.set(build, ofBuild);
  const key = screens.join(' ');
  const links = ofBuild.get(key) ?? findLinks(build, screens);
  ofBuild.set(key, links);
  return links;
}

function findLinks({ manifest, template }: Build, screens: readonly string[]): string {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const files = new Set<string>();
  for (const key of [...entries, ...screens]) addFiles(manifest, key, files);
  return [...files]
    .filter((file) => !template.includes(`"/${file}"`))
    .map((file) => `<link rel="modulepreload" media="not all" crossorigin href="/${file}">`)
    .join('\n    ');
}

function addFiles(manifest: Manifest, key: string, files: Set<string>): void {
  const chunk = manifest[key];
  if (!chunk || files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) addFiles(manifest, imported, files);
}
