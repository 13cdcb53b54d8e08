import { execFileSync } from 'node:child_process';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { resources } from '@formulary/rules/content/resources';
import sharp from 'sharp';
import { root } from '../root.ts';

/** Folder of the first-page pictures. */
export const FIRST_PAGES = join(
  root,
  'packages/storefront/src/features/content/Resources/firstPages',
);
/** Twice the size of a card's picture, for high-density screens. */
const WIDTH = 320;
const SIZES = join(root, 'packages/rules/src/content/resourceBytes.ts');

/**
 * Writes the size and first-page picture of each PDF for the Resources page. Needs `pdftoppm` (poppler-utils); the
 * results are committed.
 */
export async function describeGuides(folder: string): Promise<void> {
  const sizes: string[] = [];
  await mkdir(FIRST_PAGES, { recursive: true });
  for (const { file, kind } of resources) {
    const path = join(folder, file);
    sizes.push(`  '${file}': ${groups((await stat(path)).size)},`);
    if (kind === 'ordering') continue;
    const page = execFileSync('pdftoppm', ['-png', '-singlefile', '-r', '120', path]);
    const picture = await sharp(page).resize(WIDTH).webp({ quality: 70, effort: 6 }).toBuffer();
    await keep(join(FIRST_PAGES, file.replace(/\.pdf$/, '.webp')), picture);
  }
  await keep(
    SIZES,
    Buffer.from(
      [
        "import type { ResourceFile } from './resources.ts';",
        '',
        '/** How many bytes each PDF that the shop offers has; `npm run guides` writes them. */',
        'export const resourceBytes: Readonly<Record<ResourceFile, number>> = {',
        ...sizes,
        '};',
        '',
      ].join('\n'),
    ),
  );
}

function groups(bytes: number): string {
  return String(bytes).replaceAll(/\B(?=(\d{3})+$)/g, '_');
}

async function keep(path: string, content: Buffer): Promise<void> {
  const kept = await readFile(path).catch(() => undefined);
  if (!kept?.equals(content)) await writeFile(path, content);
}
