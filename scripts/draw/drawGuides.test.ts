import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brand } from '@formulary/rules/brand/brand';
import { shopFacts } from '@formulary/rules/content/shopFacts';
import { resourceBytes } from '@formulary/rules/content/resourceBytes';
import { resources, type ResourceFile } from '@formulary/rules/content/resources';
import { declarations } from '@formulary/rules/prescriptions/signing/declarations';
import { templateFields } from '@formulary/rules/prescriptions/templateFields';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeNeeding } from '../../packages/server/src/testing/describeNeeding.ts';
import {
  readStructure,
  type StructureElement,
} from '../../packages/server/src/testing/documents/readStructure.ts';
import { readTexts } from '../../packages/server/src/testing/documents/readTexts.ts';
import { FIRST_PAGES } from './describeGuides.ts';
import { drawGuides, GUIDES } from '../drawGuides.ts';

const MOST_BYTES = 300_000;
const served = (file: ResourceFile) => readFile(join(GUIDES, file));
const textOf = async (file: ResourceFile) => (await readTexts(await served(file))).join(' ');

function flat(element: StructureElement): readonly StructureElement[] {
  return [element, ...element.children.flatMap(flat)];
}

async function elementsOf(file: ResourceFile): Promise<readonly StructureElement[]> {
  return flat(await readStructure(await served(file)));
}

/** Returns the parts that a text lacks after the previous part. */
function missingInOrder(text: string, parts: readonly string[]): readonly string[] {
  let from = 0;
  return parts.filter((part) => {
    const at = text.indexOf(part, from);
    if (at !== -1) from = at + part.length;
    return at === -1;
  });
}

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'formulary-guides-'));
  await drawGuides(folder);
}, 120_000);
afterAll(() => rm(folder, { recursive: true }));

describe("the shop's PDFs", () => {
  test('include exactly the files that the script draws', async () => {
    const names = resources.map(({ file }) => file).toSorted();
    expect((await readdir(GUIDES)).toSorted()).toEqual(names);
    expect((await readdir(folder)).toSorted()).toEqual(names);
    for (const file of names) {
      const isSame = (await readFile(join(folder, file))).equals(await served(file));
      expect(isSame, `${file} is not what the sources draw: npm run guides`).toBe(true);
    }
  });

  test('have the stated sizes, and each card has a picture of an A4 page', async () => {
    for (const { file, kind } of resources) {
      expect([file, resourceBytes[file]]).toEqual([file, (await stat(join(GUIDES, file))).size]);
      if (kind === 'ordering') continue;
      const { width, height } = await sharp(
        join(FIRST_PAGES, file.replace(/\.pdf$/, '.webp')),
      ).metadata();
      expect(height / width).toBeCloseTo(297 / 210, 2);
    }
  });

  test('stay untouched when drawn again; a changed file is redrawn and an unknown one removed', async () => {
    expect(await drawGuides(folder)).toBe(0);
    const untouched = join(folder, 'facial-muscles.pdf');
    const before = await stat(untouched);
    await writeFile(join(folder, 'prescription-template.pdf'), 'spoilt');
    await writeFile(join(folder, 'gone.pdf'), 'orphan');
    expect(await drawGuides(folder)).toBe(2);
    expect(await readdir(folder)).not.toContain('gone.pdf');
    expect((await stat(untouched)).mtimeMs).toBe(before.mtimeMs);
  });

  test('are three face guides, the template and two ordering guides', () => {
    expect(resources.map(({ kind }) => kind)).toEqual([
      'anatomy',
      'anatomy',
      'anatomy',
      'template',
      'ordering',
      'ordering',
    ]);
  });

  describe.each(resources.map((resource) => [resource.file, resource] as const))(
    '%s',
    (file, { title, pages, kind }) => {
      test('has the listed pages and is small', async () => {
        const texts = await readTexts(await served(file));
        expect(texts).toHaveLength(pages);
        expect(pages).toBeGreaterThanOrEqual(kind === 'template' ? 1 : 2);
        expect(pages).toBeLessThanOrEqual(kind === 'template' ? 1 : 4);
        texts.forEach((text, at) => {
          expect(text).toContain(`${brand.name} · ${title} Page ${at + 1} of ${pages}`);
        });
        expect((await served(file)).length).toBeLessThan(MOST_BYTES);
      });

      test('states its language and title, is tagged for screen readers and embeds its fonts', async () => {
        const raw = (await served(file)).toString('latin1');
        expect(raw).toContain(`<rdf:li xml:lang="x-default">${title}</rdf:li>`);
        expect(raw).toContain('<pdfuaid:part>1</pdfuaid:part>');
        expect(raw).toMatch(/\/Lang \(en-GB\)/);
        expect(raw).toMatch(/\/Marked true/);
        expect(raw).toMatch(/\/DisplayDocTitle true/);
        expect(raw).not.toMatch(/\/BaseFont \/(Helvetica|Times|Courier)/);
      });

      test('has one main heading with subheadings, and names every column and figure', async () => {
        const elements = await elementsOf(file);
        const levels = elements.flatMap(({ type }) => /^H(\d)$/.exec(type)?.[1] ?? []);
        expect(levels[0]).toBe('1');
        expect(levels.filter((level) => level === '1')).toHaveLength(1);
        expect(levels.filter((level) => level === '2').length).toBeGreaterThan(1);
        for (const { type, children } of elements) {
          if (type !== 'Table') continue;
          const [head] = children;
          expect(head?.children.map((cell) => [cell.type, cell.scope])).toEqual(
            head?.children.map(() => ['TH', 'Column']),
          );
          expect(children.map((row) => row.children.length)).toEqual(
            children.map(() => head?.children.length),
          );
        }
        for (const { type, alt, contents } of elements) {
          if (type !== 'Figure') continue;
          expect(alt?.length).toBeGreaterThan(100);
          expect(contents).toBeGreaterThan(0);
        }
        const empty = elements.filter(
          ({ type, contents, children }) => type !== 'TD' && contents + children.length === 0,
        );
        expect(empty).toEqual([]);
      });
    },
  );
});

test.each([
  [
    'facial-layers-and-fat-compartments.pdf',
    [
      'Plate 1.',
      'The layers by region',
      '1 Skin',
      '5 Deep fascia',
      'Plate 2.',
      'Fat compartments',
      'Plate 3.',
      'Retaining ligaments',
    ],
  ],
  [
    'facial-vessels-and-nerves.pdf',
    [
      'Plate 1.',
      'Depth by region',
      'Plate 2.',
      'Nerves: course',
      'Plate 3.',
      'Danger zones',
      '1 Glabella',
      'Arteries: course and depth',
      'Supratrochlear',
      'When a vessel is blocked',
    ],
  ],
  [
    'facial-muscles.pdf',
    [
      'Plate 1.',
      'Depth: the four layers',
      'Origin, insertion, action',
      'Frontalis',
      'Platysma',
      'Plate 2.',
      'What toxin reaches by mistake',
    ],
  ],
] as const)('%s reads in order, and ends with its disclaimer and sources', async (file, parts) => {
  expect(
    missingInOrder(await textOf(file), [
      ...parts,
      'What this guide is',
      'It does not replace training',
      'Sources',
      'Gray’s Anatomy',
    ]),
  ).toEqual([]);
});

test.each([
  ['facial-layers-and-fat-compartments.pdf', 3],
  ['facial-vessels-and-nerves.pdf', 3],
  ['facial-muscles.pdf', 2],
  ['how-to-order-as-a-prescriber.pdf', 1],
  ['how-to-order-as-a-practitioner.pdf', 1],
] as const)('%s has %i drawings, each with a text alternative', async (file, plates) => {
  const figures = (await elementsOf(file)).filter(({ type }) => type === 'Figure');
  expect(figures).toHaveLength(plates);
  expect(figures.filter(({ alt = '' }) => alt.split(' ').length < 30)).toEqual([]);
});

describe('the guides to ordering', () => {
  test('take a prescriber through the steps, with the shop’s figures and words', async () => {
    expect(
      missingInOrder(await textOf('how-to-order-as-a-prescriber.pdf'), [
        'Step 1: Register',
        'Step 2: Fill your cart',
        'Step 3: Say whom it is for',
        'Step 4: Choose delivery and payment',
        'Step 5: Review and verify',
        'Step 6: Sign and confirm',
        declarations.isAuthorised,
        declarations.isBinding,
        `within ${shopFacts.daysToSign} lapses`,
        'Step 7: Receive your order',
        `by ${shopFacts.cutOff}, Monday to Friday`,
        'Prescribing for your practitioners',
        `within ${shopFacts.paperHours} of the order`,
        brand.address.join(', '),
      ]),
    ).toEqual([]);
  });

  test('take a practitioner through the steps', async () => {
    expect(
      missingInOrder(await textOf('how-to-order-as-a-practitioner.pdf'), [
        'Step 1: Register',
        'Step 2: Add your prescriber',
        'Where: My Prescribers',
        'Step 4: Assign what needs a prescription',
        'Step 6: Have it signed',
        `within ${shopFacts.daysToSign} lapses`,
        `by ${shopFacts.cutOff}, Monday to Friday`,
        `within ${shopFacts.paperHours} of the order`,
      ]),
    ).toEqual([]);
  });
});

test('the template has every field of the form on screen, and fills in none', async () => {
  const text = await textOf('prescription-template.pdf');
  expect(
    missingInOrder(text, [
      'Private prescription',
      ...templateFields.prescriber,
      'Patient',
      ...templateFields.patient,
      ...templateFields.items.columns,
      ...Object.values(declarations),
      ...templateFields.signature,
      `Send the signed original to ${brand.address.join(', ')}.`,
    ]),
  ).toEqual([]);
  const cells = (await elementsOf('prescription-template.pdf')).filter(({ type }) => type === 'TD');
  const { columns, rows } = templateFields.items;
  expect(cells.map(({ contents }) => contents)).toEqual(
    Array.from({ length: columns.length * rows }, () => 0),
  );
});

describeNeeding('qpdf', 'qpdf', () => {
  test.each(resources.map(({ file }) => file))('finds no fault in %s', (file) => {
    const said = execFileSync('qpdf', ['--check', join(GUIDES, file)], { encoding: 'utf8' });
    expect(said).toContain('No syntax or stream encoding errors found');
  });
});

describeNeeding('pdfinfo', 'a reader that follows the structure', () => {
  test.each(resources.map(({ file, title }) => [file, title] as const))(
    'starts %s with its title and skips the footer',
    (file, title) => {
      const said = execFileSync('pdfinfo', ['-struct-text', join(GUIDES, file)], {
        encoding: 'utf8',
      });
      expect(said).toContain(file === 'prescription-template.pdf' ? 'Private prescription' : title);
      expect(said).not.toContain('Page 1 of');
    },
  );
});
