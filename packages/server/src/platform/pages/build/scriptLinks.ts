import type { Build, Manifest } from './Build.ts';

/** Links by screen for each build: they are the same for all its pages. */
const linksOfBuilds = new WeakMap<Build, Map<string, string>>();

/**
 * Returns links to the scripts of a page, so that a browser loads all of them at once instead of in a chain. They cover
 * the entry, the page's screens and their imports, without those in the template. Their media is `not all` until the
 * page has been shown (early.js), because starting the shop takes longer.
 */
export function scriptLinks(build: Build, screens: readonly string[]): string {
  const ofBuild = linksOfBuilds.get(build) ?? new Map<string, string>();
  linksOfBuilds.set(build, ofBuild);
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
