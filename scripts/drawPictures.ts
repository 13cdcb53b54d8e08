import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawCategory } from '@formulary/ui/art/drawCategory';
import { drawDefault } from '@formulary/ui/art/drawDefault';
import { drawPackShot } from '@formulary/ui/art/drawPackShot';
import { drawLogo } from '@formulary/ui/art/drawLogo';
import { genericPictures } from '@formulary/ui/art/genericPictures';
import { drawSlide } from '@formulary/ui/art/slides/drawSlide';
import { slides } from '@formulary/ui/art/slides/slides';
import { colorRoles } from '@formulary/theme/colorRoles';
import { demoCategories, demoProducts } from '../packages/server/seed/demo/demoCatalogue.ts';
import { categoryPictureFile, pictureFile } from '../packages/server/seed/demo/demoPictures.ts';
import { pictureLetters } from './draw/pictureLetters.ts';
import type { DemoCategory } from '../packages/server/seed/demo/demoTypes.ts';

const IMAGES = fileURLToPath(new URL('../packages/storefront/public/images', import.meta.url));
const DEFAULT_FILE = 'default.svg';

/** Returns how many earlier categories share this one's motif, which varies its picture. */
function motifVariation(category: DemoCategory, index: number): number {
  return demoCategories.slice(0, index).filter(({ motif }) => motif === category.motif).length;
}

function productPictures(): Map<string, string> {
  return new Map([
    [DEFAULT_FILE, drawDefault(pictureLetters)],
    ...genericPictures.map(({ file, spec }) => [file, drawPackShot(spec, pictureLetters)] as const),
    ...demoProducts.map(
      (product) => [pictureFile(product), drawPackShot(product.picture, pictureLetters)] as const,
    ),
  ]);
}

function categoryPictures(): Map<string, string> {
  return new Map([
    [DEFAULT_FILE, drawCategory('clinic')],
    ...demoCategories.map(
      (category, index) =>
        [
          categoryPictureFile(category),
          drawCategory(category.motif, motifVariation(category, index)),
        ] as const,
    ),
  ]);
}

function slidePictures(): Map<string, string> {
  return new Map(
    Object.entries(slides).map(
      ([name, slide]) => [`${name}.svg`, drawSlide(slide, pictureLetters)] as const,
    ),
  );
}

function brandPictures(): Map<string, string> {
  const { actionPrimary, textOnAction } = colorRoles.light;
  return new Map([['favicon.svg', drawLogo({ tile: actionPrimary, mark: textOnAction })]]);
}

/** Makes a folder hold exactly these pictures: leaves unchanged files alone, and removes unknown ones. */
async function settle(folder: string, pictures: ReadonlyMap<string, string>): Promise<number> {
  await mkdir(folder, { recursive: true });
  const present = new Set(await readdir(folder));
  const orphans = [...present].filter((file) => !pictures.has(file));
  await Promise.all(orphans.map((file) => rm(join(folder, file), { recursive: true })));
  const written = await Promise.all(
    [...pictures].map(async ([file, svg]) => {
      const path = join(folder, file);
      if (present.has(file) && (await readFile(path, 'utf8')) === svg) return 0;
      await writeFile(path, svg);
      return 1;
    }),
  );
  return written.reduce<number>((sum, one) => sum + one, orphans.length);
}

/**
 * Draws every product, category, shared and default picture into `images/products` and `images/categories` (spec 9.12),
 * the home page's slides into `images/slides` and the favicon into `images/brand`. Returns the number of changed files.
 * Writes only those, so that a dev server does not reload.
 */
export async function drawPictures(folder = IMAGES): Promise<number> {
  const changed = await Promise.all([
    settle(join(folder, 'products'), productPictures()),
    settle(join(folder, 'categories'), categoryPictures()),
    settle(join(folder, 'slides'), slidePictures()),
    settle(join(folder, 'brand'), brandPictures()),
  ]);
  return changed.reduce((sum, files) => sum + files, 0);
}

if (import.meta.main) {
  const changed = await drawPictures();
  console.log(changed === 0 ? 'Pictures are up to date.' : `Pictures drawn: ${changed} changed.`);
}
