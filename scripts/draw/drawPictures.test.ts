import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { genericColours } from '@formulary/rules/pictures/genericPicture';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoCategories, demoProducts } from '../../packages/server/seed/demo/demoCatalogue.ts';
import { categoryPictureFile, pictureFile } from '../../packages/server/seed/demo/demoPictures.ts';
import { tariffPicture } from '../../packages/server/src/catalogue/tariff/tariffPicture.ts';
import { drawPictures } from '../drawPictures.ts';
import { root } from '../root.ts';

/** Text is outlines, so labels make up most of a picture. A slide shows five of them. */
const MOST_BYTES = { products: 16_000, categories: 2_000, slides: 34_000, brand: 2_000 } as const;
const FOLDERS = ['products', 'categories', 'slides', 'brand'] as const;
const OPENING = /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="/u;
const UNWANTED = /href|@import|<script|<text|NaN|undefined/u;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'formulary-pictures-'));
  await drawPictures(folder);
});
afterAll(() => rm(folder, { recursive: true }));

const filesIn = async (part: string) => new Set(await readdir(join(folder, part)));

async function allPictures() {
  const pictures = [];
  for (const part of FOLDERS) {
    for (const file of await filesIn(part)) {
      pictures.push({ part, file, svg: await readFile(join(folder, part, file), 'utf8') });
    }
  }
  return pictures;
}

describe('the drawn pictures', () => {
  test('include one for every product and category, and defaults for both @9.12', async () => {
    const products = await filesIn('products');
    const categories = await filesIn('categories');

    expect(demoProducts.map(pictureFile).filter((file) => !products.has(file))).toEqual([]);
    expect(demoCategories.map(categoryPictureFile).filter((file) => !categories.has(file))).toEqual(
      [],
    );
    expect(products).toContain('default.svg');
    expect(categories).toContain('default.svg');
  });

  test('differ for each category', async () => {
    const drawings = await Promise.all(
      demoCategories.map((category) =>
        readFile(join(folder, 'categories', categoryPictureFile(category)), 'utf8'),
      ),
    );
    expect(new Set(drawings).size).toBe(demoCategories.length);
  });

  test('are small, well-formed SVG without external references', async () => {
    const faults: string[] = [];
    for (const { part, file, svg } of await allPictures()) {
      const bytes = Buffer.byteLength(svg);
      // Reading the size parses the whole file strictly.
      const fault = await sharp(Buffer.from(svg))
        .metadata()
        .then(
          () => undefined,
          (error: Error) => error.message,
        );
      if (bytes >= MOST_BYTES[part]) faults.push(`${file}: ${bytes} bytes`);
      if (fault !== undefined) faults.push(`${file}: ${fault}`);
      if (!OPENING.test(svg)) faults.push(`${file}: no svg root with a view box`);
      if (UNWANTED.test(svg)) faults.push(`${file}: ${UNWANTED.exec(svg)?.[0]}`);
    }
    expect(faults).toEqual([]);
  });

  test('define every paint that they use', async () => {
    const missing = (await allPictures()).flatMap(({ file, svg }) =>
      [...svg.matchAll(/url\(#([^)]+)\)/gu)]
        .filter(([, id]) => !svg.includes(`id="${id}"`))
        .map(([paint]) => `${file}: ${paint}`),
    );
    expect(missing).toEqual([]);
  });

  test('show every word of a product’s label and detail', async () => {
    const shorn = [];
    for (const product of demoProducts) {
      const svg = await readFile(join(folder, 'products', pictureFile(product)), 'utf8');
      const printed = [...svg.matchAll(/aria-label="([^"]*)"/gu)]
        .map(([, words]) => words)
        .join('');
      const { label, detail = '' } = product.picture;
      const wanted = `${label}${detail}`.replaceAll(/[\s\u00AD·-]/gu, '');
      if (printed.replaceAll(/[\s·-]/gu, '') !== wanted) shorn.push(`${product.code}: ${printed}`);
    }
    expect(shorn).toEqual([]);
  });

  test("have labels that say nothing beyond the product's own data", () => {
    const strange = demoProducts.flatMap(({ code, name, information, description, picture }) => {
      const said = `${name} ${information} ${description}`.toLowerCase();
      const words = `${picture.label} ${picture.detail ?? ''}`
        .replaceAll('\u00AD', '')
        .toLowerCase();
      return (words.match(/[\p{L}]{3,}|\d[\d.,]*/gu) ?? [])
        .filter((word) => !said.includes(word))
        .map((word) => `${code}: ${word}`);
    });
    expect(strange).toEqual([]);
  });

  test('have dark paints for every category and slide', async () => {
    const shown = (await allPictures()).filter(({ file }) => file !== 'favicon.svg');
    const bright = shown.filter(({ svg }) => {
      const style = /<style>(.*)<\/style>/u.exec(svg)?.[1] ?? '';
      const drawn = svg.replace(style, '');
      return !style.includes('prefers-color-scheme:dark') || /#[0-9a-f]{3,6}"/u.test(drawn);
    });
    expect(bright.map(({ file }) => file)).toEqual([]);
  });

  test('include the icon that the page names', async () => {
    const page = await readFile(join(root, 'packages/storefront/index.html'), 'utf8');
    const icon = /rel="icon" href="\/images\/([^"]+)"/u.exec(page)?.[1] ?? '';
    expect(await readFile(join(folder, icon), 'utf8')).toMatch(OPENING);
  });

  test('stay untouched when drawn again; a changed file is redrawn and an unknown one removed', async () => {
    expect(await drawPictures(folder)).toBe(0);
    const spoilt = join(folder, 'products', 'default.svg');
    const before = await stat(join(folder, 'categories', 'default.svg'));
    await writeFile(spoilt, 'spoilt');
    await writeFile(join(folder, 'categories', 'gone.svg'), 'orphan');

    expect(await drawPictures(folder)).toBe(2);
    expect(await readFile(spoilt, 'utf8')).toMatch(/^<svg/u);
    expect(await filesIn('categories')).not.toContain('gone.svg');
    expect((await stat(join(folder, 'categories', 'default.svg'))).mtimeMs).toBe(before.mtimeMs);
  });

  test.each([
    ['tablet', 'Haloperidol 500microgram tablets', 'generic-blister-teal.svg'],
    ['capsule', 'Doxepin 50mg capsules', 'generic-capsules-teal.svg'],
    ['ml', 'Baclofen 10mg/5ml oral solution sugar free', 'generic-bottle-teal.svg'],
    ['ml', 'Dexamethasone 0.1% / Tobramycin 0.3% eye drops', 'generic-dropper-bottle-teal.svg'],
    ['gram', 'Permethrin 5% cream', 'generic-tube-teal.svg'],
    ['gram', 'Sodium bicarbonate oral powder', 'generic-jar-teal.svg'],
    ['dose', 'Salbutamol 100micrograms/dose inhaler CFC free', 'generic-inhaler-teal.svg'],
    ['dose', 'Mometasone 50micrograms/dose nasal spray', 'generic-spray-bottle-teal.svg'],
    [
      'pre-filled disposable injection',
      'Enoxaparin sodium 40mg/0.4ml solution for injection pre-filled syringes',
      'generic-prefilled-syringe-teal.svg',
    ],
    [
      'pre-filled disposable injection',
      'Abatacept 125mg/1ml solution for injection pre-filled disposable devices',
      'generic-cartridge-teal.svg',
    ],
    ['unit dose', 'Salbutamol 2.5mg/2.5ml nebuliser liquid', 'generic-ampoule-teal.svg'],
    ['ml', 'Simple linctus sugar free', 'generic-bottle-teal.svg'],
    ['vial', 'Bortezomib 3.5mg powder for solution for injection vials', 'generic-vial-teal.svg'],
    ['barrel', 'Something nobody foresaw', 'generic-carton-teal.svg'],
  ])('show a tariff line in "%s" named "%s" as %s', (unit, medicine, file) => {
    expect(tariffPicture(unit, medicine, 0)).toBe(file);
  });

  test('exist for any unit, words and seed of a tariff file', async () => {
    const products = await filesIn('products');
    const units =
      'tablet,ml,capsule,gram,pre-filled disposable injection,ampoule,dose,vial,unit dose,sachet,patch,suppository,cartridge,lozenge,applicator,plaster,pessary,enema,piece,device,pack,tube,film,bottle,cm,kit,stocking,NA,system,actuation,blister,';
    const words =
      'tablets,oral solution,eye drops,nasal spray,cream,inhaler,solution for infusion,vaccine,oral powder,disposable devices,'.split(
        ',',
      );
    for (const unit of units.split(',')) {
      for (const word of words) {
        for (const seed of [0, 1, 7, 8, 1_004, -3, 2.5]) {
          expect(products).toContain(tariffPicture(unit, word, seed));
        }
      }
    }
  });

  test('spread neighbouring seeds over every generic colour', () => {
    const files = genericColours.map((_, seed) => tariffPicture('tablet', 'tablets', seed));
    expect(new Set(files).size).toBe(genericColours.length);
  });
});
