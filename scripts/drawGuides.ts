import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { resources } from '@formulary/rules/content/resources';
import { describeGuides } from './draw/describeGuides.ts';
import { drawGuide } from '../packages/guides/src/kit/drawGuide.ts';
import { guides } from '../packages/guides/src/guides.ts';
import { root } from './root.ts';

/** Folder from which the shop serves them. */
export const GUIDES = join(root, 'packages/server/resources');

/**
 * Draws the shop's PDFs with the same bytes on every machine, removes unknown files, and returns the number of changed
 * files. The results are committed, so that the shop serves what people reviewed.
 */
export async function drawGuides(folder = GUIDES): Promise<number> {
  await mkdir(folder, { recursive: true });
  const present = new Set(await readdir(folder));
  const wanted = new Set<string>(resources.map(({ file }) => file));
  const orphans = [...present].filter((file) => !wanted.has(file));
  await Promise.all(orphans.map((file) => rm(join(folder, file), { recursive: true })));
  let changed = orphans.length;
  for (const resource of resources) {
    const path = join(folder, resource.file);
    const bytes = await drawGuide(resource, guides[resource.file]);
    if (present.has(resource.file) && bytes.equals(await readFile(path))) continue;
    await writeFile(path, bytes);
    changed += 1;
  }
  return changed;
}

if (import.meta.main) {
  const changed = await drawGuides();
  await describeGuides(GUIDES);
  console.log(changed === 0 ? 'Guides are up to date.' : `Guides drawn: ${changed} changed.`);
}
