import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDF } from '@libpdf/core';
import { describe, expect, test } from 'vitest';
import { describeNeeding } from '../../testing/describeNeeding.ts';
import { drawPrescription } from './drawPrescription.ts';
import { legibleText } from '../../platform/paper/legibleText.ts';
import type { PrescriptionDocument } from './PrescriptionDocument.ts';
import { aPrescriptionDocument } from './testing/aPrescriptionDocument.ts';
import { readStructure, type StructureElement } from '../../testing/documents/readStructure.ts';
import { readTexts } from '../../testing/documents/readTexts.ts';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const unspaced = (text: string) => text.replace(/\s+/g, '');

async function textOf(document: PrescriptionDocument): Promise<string> {
  return (await readTexts(await drawPrescription(document))).join(' ');
}

function flat(element: StructureElement): readonly StructureElement[] {
  return [element, ...element.children.flatMap(flat)];
}

/** Ten kinds of characters that ordinary fonts lack, that are invisible or that reverse text. */
const STRANGE =
  'Inject \u{1f489} into 眉間, e\u0301té, Ŵyn, Ω, ж, half \ud83d, null \u0000, turned \u202edrow\u202c, joined 👩\u200d⚕️, 5\u00a0ml';

describe('the PDF of a prescription', () => {
  test('has every item that the law requires, in reading order @7.58 @1.7', async () => {
    const text = await textOf(await aPrescriptionDocument());
    const inOrder = [
      'Private prescription',
      'Dated 20/11/2026',
      'Valid until 19/05/2027',
      'Patient',
      'Rosalind Achterberg',
      'Born 08/03/1979',
      '27 Cyncoed Rise',
      'CF23 6NX',
      'Items prescribed',
      'Botulinum toxin type A 50 units',
      '2 packs',
      'End of items: 2 items, 3 packs in all. No item follows.',
      'Second "touch-up"',
      'Signature',
      'The prescriber declared',
      'I confirm that I am authorised',
      'I understand that accepting',
      'Evidence',
      'It is not a qualified electronic signature.',
      'Text, SHA-256',
      'Events',
      'Confirmation link sent',
    ];
    const places = inOrder.map((each) => text.indexOf(each));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    for (const each of [
      'Idris Vaughan',
      'Nurse Prescriber, registration number 98B7654E',
      '3 Chapel Row',
      'BA1 1HX',
      '0.05 ml × 5 into the glabella',
      'Substituted by the prescriber for Lidocaine',
      'Not to be supplied: replaced by Lidocaine',
      'Signed 20/11/2026, 14:06 GMT',
      'Drawn by hand. Signed in with the password.',
      'Patient seen on 19/11/2026',
    ]) {
      expect(text).toContain(each);
    }
  });

  test('gives every hash in groups of four, and every time in UK time and in UTC @7.58 @1.7', async () => {
    const document = await aPrescriptionDocument(
      {},
      { signedAt: new Date('2026-07-01T22:59:59.9Z') },
    );
    const [, evidence = ''] = await readTexts(await drawPrescription(document));
    for (const hash of [document.signature?.textHash, document.signature?.pictureHash]) {
      expect(evidence).toContain(hash?.match(/.{4}/g)?.join(' '));
    }
    expect(evidence).toContain('01/07/2026, 23:59 BST 2026-07-01 22:59:59 UTC');
    expect(unspaced(evidence)).toContain(document.signature?.seal);
    expect(evidence).toContain('203.0.113.24');
  });

  test('is the same to the byte for the same prescription, and different for another', async () => {
    const one = await drawPrescription(await aPrescriptionDocument());
    const same = await drawPrescription(await aPrescriptionDocument());
    const other = await drawPrescription(await aPrescriptionDocument({ comments: 'Another' }));
    expect(sha256(same)).toBe(sha256(one));
    expect(sha256(other)).not.toBe(sha256(one));
  });

  test('carries the signed text and the picture, matching the printed hashes', async () => {
    const { signature, ...rest } = await aPrescriptionDocument();
    const pdf = await PDF.load(await drawPrescription({ ...rest, signature }));
    const text = pdf.getAttachment('prescription-41.txt') ?? Buffer.of();
    const picture = pdf.getAttachment('signature-41.png') ?? Buffer.of();
    expect(sha256(text)).toBe(signature?.textHash);
    expect(sha256(picture)).toBe(signature?.pictureHash);
  });

  test('declares its language, its title, and its tags for screen readers', async () => {
    const raw = (await drawPrescription(await aPrescriptionDocument())).toString('latin1');
    expect(raw).toContain('<rdf:li xml:lang="x-default">Private prescription 41</rdf:li>');
    expect(raw).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(raw).toMatch(/\/Lang \(en-GB\)/);
    expect(raw).toMatch(/\/Marked true/);
    expect(raw).toMatch(/\/DisplayDocTitle true/);
    expect(raw).not.toMatch(/\/BaseFont \/(Helvetica|Times|Courier)/);
  });

  test('has headings, table headings and alternative texts in its structure', async () => {
    const document = await aPrescriptionDocument({}, { isTyped: true });
    const elements = flat(await readStructure(await drawPrescription(document)));
    const headings = elements.flatMap(({ type }) => (/^H\d$/.test(type) ? [type] : []));
    expect(headings).toEqual(['H1', 'H2', 'H2', 'H2', 'H2', 'H2', 'H3', 'H2', 'H3']);
    const tables = elements.filter(({ type }) => type === 'Table');
    expect(tables.map(({ children }) => children.map(scopesOf))).toEqual([
      [allColumns(4), ...rows(3, ['', 'Row', '', ''])],
      [allColumns(2), ...rows(12, ['Row', ''])],
      [allColumns(6), ...rows(5, ['', 'Row', '', '', '', ''])],
    ]);
    expect(elements.flatMap(({ type, alt }) => (type === 'Figure' ? [alt] : []))).toEqual([
      'Signature of Idris Vaughan. The name was typed, not drawn.',
      'QR code: https://shop.example/verify/41',
    ]);
    const empty = elements.filter(
      ({ type, contents, children }) => type !== 'TD' && contents + children.length === 0,
    );
    expect(empty).toEqual([]);
  });

  test('names a passkey or a typed name beside the signature and on the page of evidence', async () => {
    const document = await aPrescriptionDocument({}, { isTyped: true, method: 'passkey' });
    const [first, evidence] = await readTexts(await drawPrescription(document));
    expect(first).toContain('The name was typed, not drawn. Signed with a passkey.');
    expect(first).not.toContain('Drawn by hand');
    expect(evidence).toContain('How Signed with a passkey;');
    expect(evidence).not.toContain('Signed in with the password');
  });

  test.each([
    ['2014-11-21', 'Born 21/11/2014, aged 11'],
    ['2014-11-20', 'Born 20/11/2014 27 Cyncoed Rise'],
  ])('prints a patient born on %s as "%s"', async (birthDate, line) => {
    const { content } = await aPrescriptionDocument();
    const patient = { ...content.patient, birthDate };
    const text = await textOf(await aPrescriptionDocument({ patient }));
    expect(text).toMatch(new RegExp(line.replace(' 27', '.* 27')));
    expect(text.includes(', aged')).toBe(line.includes('aged'));
  });

  test('is a draft without evidence before signing, and says so', async () => {
    const document = await aPrescriptionDocument();
    const bytes = await drawPrescription({ ...document, standing: 'draft', signature: undefined });
    const pages = await readTexts(bytes);
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain('Draft. Neither verified nor signed');
    expect(pages[0]).not.toContain('Evidence');
    expect(pages[0]).not.toContain('Signature');
  });
});

describe('text that ordinary fonts cannot set', () => {
  test('is printed by its Unicode number where invisible, and never left out', () => {
    expect(legibleText(STRANGE)).toBe(
      'Inject [U+1F489] into 眉間, été, Ŵyn, Ω, ж, half [U+D83D], null [U+0000], turned [U+202E]drow[U+202C], joined [U+1F469][U+200D]⚕[U+FE0F], 5 ml',
    );
    expect(legibleText('a\r\nb\nc\td')).toBe('a\nb\nc d');
  });

  test('is on the page, with an explanation of the numbers', async () => {
    const { content } = await aPrescriptionDocument();
    const items = content.items.map((item) => ({ ...item, directions: STRANGE }));
    const text = await textOf(await aPrescriptionDocument({ items, comments: STRANGE }));
    expect(unspaced(text)).toContain(unspaced(legibleText(STRANGE)));
    for (const word of legibleText(STRANGE).split(' ')) {
      expect(text.split(word).length).toBeGreaterThan(items.length + 1);
    }
    expect(text).toContain('[U+…] stands for a character that cannot be printed here');
    expect(await textOf(await aPrescriptionDocument())).not.toContain('[U+');
  });

  test.each([
    ['one word of 1000 letters', 'W'.repeat(1000)],
    ['500 lines', 'a\n'.repeat(500)],
    ['1000 characters without a space in another script', '眉間'.repeat(500)],
  ])('directions of %s continue over as many pages as they need', async (_what, directions) => {
    const { content } = await aPrescriptionDocument();
    const items = content.items.map((item) => ({ ...item, directions }));
    const text = unspaced(await textOf(await aPrescriptionDocument({ items })));
    const [letter = ''] = directions;
    const written = text.split(letter).length - 1;
    const asked = directions.split(letter).length - 1;
    expect(written).toBeGreaterThanOrEqual(asked * items.length);
    expect(text).toContain('Endofitems:2items');
  });
});

test('every font is opened once, however long the text', async () => {
  const pdf = await drawPrescription(
    await aPrescriptionDocument({ comments: `${STRANGE}\n`.repeat(20) }),
  );
  const fonts = pdf.toString('latin1').matchAll(/\/F(\d+) \d+ 0 R/g);
  expect(Math.max(...Array.from(fonts, ([, number]) => Number(number)))).toBeLessThanOrEqual(5);
});

test('40 items take several pages, each with its headings and its number', async () => {
  const { content } = await aPrescriptionDocument();
  const [item] = content.items;
  const items = Array.from({ length: 40 }, (_, at) => ({
    ...item,
    productId: at + 1,
    name: `Product ${at + 1} for injection`,
    isManual: false,
    allocated: 1,
    directions: `Directions ${at + 1}.`,
    isSubstitute: false,
    substitutedBy: undefined,
  }));
  const bytes = await drawPrescription(await aPrescriptionDocument({ items }));
  const pages = await readTexts(bytes);
  const all = pages.join(' ');
  for (const { name, directions } of items) {
    expect(all).toContain(name);
    expect(all).toContain(directions);
  }
  pages.forEach((page, at) => {
    expect(page).toContain(
      `Prescription 41 · ACHTERBERG, Rosalind Page ${at + 1} of ${pages.length}`,
    );
  });
  const continued = pages.filter((page) => page.includes('Product ') && !page.includes('Private'));
  expect(continued.length).toBeGreaterThan(0);
  for (const page of continued)
    expect(page).toContain('No. Medicine or product Quantity Directions');
});

describeNeeding('qpdf', 'qpdf', () => {
  test('finds no fault in it', async () => {
    const said = await runOn(await aPrescriptionDocument(), 'qpdf', ['--check']);
    expect(said).toContain('No syntax or stream encoding errors found');
  });
});

describeNeeding('pdfinfo', 'a reader that follows the structure', () => {
  test('reads it out in the order in which it is understood', async () => {
    const said = await runOn(await aPrescriptionDocument(), 'pdfinfo', ['-struct-text']);
    const texts = [...said.matchAll(/^\s*"(.*)"$/gm)].map(([, text]) => text);
    expect(texts.slice(0, 17)).toEqual([
      'Private prescription ',
      'For dispensing by Formulary Pharmacy Ltd, 1 Dispensary Yard, London, EC1A 0AA, United Kingdom ',
      'Prescription 41 ',
      'Order F-2026-000031 ',
      'Dated 20/11/2026 ',
      'Valid until 19/05/2027 ',
      'Patient ',
      'Rosalind Achterberg ',
      'Born 08/03/1979 ',
      '27 Cyncoed Rise Cardiff South Glamorgan CF23 6NX ',
      'Prescriber ',
      'Idris Vaughan ',
      'Nurse Prescriber, registration number 98B7654E ',
      '3 Chapel Row Bath BA1 1HX ',
      'Requested by Amara Okafor ',
      'Rx  Items prescribed ',
      'No. ',
    ]);
    expect(texts.at(-1)).toMatch(/^[0-9a-f]{4} [0-9a-f]{4} [0-9a-f]{4} $/);
    expect(said).not.toContain('Page 1 of');
  });
});

async function runOn(
  document: PrescriptionDocument,
  command: string,
  options: readonly string[],
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'formulary-pdf-'));
  const file = join(folder, 'prescription.pdf');
  try {
    writeFileSync(file, await drawPrescription(document));
    return execFileSync(command, [...options, file], { encoding: 'utf8' });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function scopesOf({ children }: StructureElement): readonly string[] {
  return children.map(({ scope = '' }) => scope);
}

function allColumns(count: number): readonly string[] {
  return Array.from({ length: count }, () => 'Column');
}

function rows(count: number, scopes: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: count }, () => scopes);
}
