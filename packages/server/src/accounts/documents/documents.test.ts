/** @module-tag hostile */
import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { buffer } from 'node:stream/consumers';
import PdfWriter from 'pdfkit';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { anXrefStreamPdf } from '../../testing/documents/anXrefStreamPdf.ts';
import { aPdf } from '../../testing/documents/aPdf.ts';
import { aPng } from '../../testing/documents/aPng.ts';
import { judgeInProcess } from '../../testing/processes/judgeInProcess.ts';
import { checkDocument, checkReceived, cleanName } from './checkReceived.ts';
import { validateInSubprocess } from '../../platform/validation/validateDocument.ts';

judgeInProcess();

const MB = 1024 * 1024;
const EICAR = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const HTML = '<!doctype html><script>alert(1)</script>';
const UNREADABLE = 'This file could not be read. Please save it again and upload the copy';
const NOT_PLAIN = 'Please upload a PDF without password, attachments or scripts';
const PROTECTED =
  'This PDF is protected against changes. Please print it to PDF and upload that copy, or upload a photo';
const HAS_LINKS = 'Please upload a PDF without links to websites or other files, or a photo of it';
const TOO_COMPLEX =
  'This file takes too long to check. Please print it to PDF again, or upload a photo';
const TYPE = 'Please upload a PDF, JPEG or PNG file';
const PIXELS = 'Please upload a picture of at most 25 megapixels';
const TOO_LARGE = 'Please upload a file of at most 8 MB';
const MISSING = 'Please upload a valid utility bill';

const picture = { create: { width: 60, height: 40, channels: 3, background: '#246' } } as const;
const jpeg = await sharp(picture).jpeg().toBuffer();
const png = await sharp(picture).png().toBuffer();
const webp = await sharp(picture).webp().toBuffer();
const gif = await sharp(picture).gif().toBuffer();

function produced(name: string): Buffer {
  return readFileSync(new URL(`../../testing/documents/pdfs/${name}`, import.meta.url));
}

/** Returns a PDF encrypted as a PDF version does it, with a password to open it or only one to change it. */
function encrypted(
  pdfVersion: '1.3' | '1.6' | '1.7ext3',
  passwords: { readonly userPassword?: string; readonly ownerPassword?: string },
): Promise<Buffer> {
  const pdf = new PdfWriter({ pdfVersion, ...passwords });
  pdf.text('Utility bill', { link: 'https://example.com' });
  const written = buffer(pdf);
  pdf.end();
  return written;
}

/** Returns the sentence for a refused file, or the media type of an accepted one. */
async function judged(content: Buffer | string, originalName = 'bill.pdf'): Promise<string> {
  const file = { originalName, content: Buffer.from(content) };
  const checked = await checkDocument('utilityBill', file);
  return checked.ok ? checked.value.mediaType : checked.problem;
}

const TWICE = '<< /S /JavaScript /S /GoTo >>';
const FORM = '<< /FT /Tx /T (name) /Subtype /Widget /F 4 /A << /S /GoTo /D [3 0 R /Fit] >> >>';
/** Object 4 of a second revision. */
const NOTHING = Buffer.from('4 0 obj\nnull\nendobj\n');
const plain = aPdf();
const script = aPdf({ objects: ['<< /S /JavaScript /JS (x) >>'] });
const revised = Buffer.concat([script, NOTHING, revision(script)]);

const farBehind = aPdf({
  hidden: '<< >>',
  dictionary: `/N 1 /First 5 /X (${'x'.repeat(20_000)}) /Filter /FlateDecode`,
});

/** Returns the cross-reference of a revision that replaces object 4 with the object appended right after the file. */
function revision(before: Buffer): Buffer {
  const text = before.toString('latin1');
  const start = before.length + NOTHING.length;
  const previous = /startxref\n(\d+)/.exec(text)?.[1];
  const offset = String(before.length).padStart(10, '0');
  return Buffer.from(
    `xref\n4 1\n${offset} 00000 n \ntrailer\n<< /Size 5 /Root 1 0 R /Prev ${previous} >>\nstartxref\n${start}\n%%EOF\n`,
  );
}

/** Returns a PDF whose fifth object is compressed, according to its cross-reference. */
function compressed(object: string, dictionary = '/Filter /FlateDecode'): Buffer {
  const objects = Buffer.from(`5 0 ${object}`);
  const data = dictionary.includes('Flate') ? deflateSync(objects) : objects;
  const stream = { dictionary: `/Type /ObjStm /N 1 /First 4 ${dictionary}`, data };
  return anXrefStreamPdf([stream], { compressed: 1 });
}

describe('a document', () => {
  test.each<[string, Buffer | string, string]>([
    ['PDF', aPdf(), 'application/pdf'],
    ['PDF with compressed objects', aPdf({ hidden: '<< /Type /Annot >>' }), 'application/pdf'],
    ['PDF with compressed objects far behind their dictionary', farBehind, 'application/pdf'],
    [
      'PDF with bookmarks',
      aPdf({ objects: ['<< /First 5 0 R /Last 6 0 R /Count 2 >>'] }),
      'application/pdf',
    ],
    ['PDF with a form to fill in', aPdf({ objects: [FORM] }), 'application/pdf'],
    ['PDF of revisions', Buffer.concat([plain, NOTHING, revision(plain)]), 'application/pdf'],
    ['PDF of compressed objects', compressed('<< /Type /Annot >>'), 'application/pdf'],
    ['JPEG', jpeg, 'image/jpeg'],
    ['PNG', png, 'image/png'],
    ['PNG of 25 megapixels', aPng(5000, 5000), 'image/png'],
    ['JPEG under the name of a PDF', jpeg, 'image/jpeg'],
  ])('that is a %s is accepted by its content @5.6', async (_what, content, mediaType) => {
    expect(await judged(content)).toBe(mediaType);
  });

  test.each<[string, Buffer | string, string]>([
    ['nothing', '', MISSING],
    ['one byte', 'x', TYPE],
    ['SVG', SVG, TYPE],
    ['HTML under the name of a PDF', HTML, TYPE],
    ['HTML that begins as a PDF', `%PDF-1.7\n${HTML}`, UNREADABLE],
    ['HTML with a PDF inside', Buffer.concat([Buffer.from(HTML), aPdf()]), TYPE],
    ['a PDF with HTML behind it', Buffer.concat([aPdf(), Buffer.from(HTML)]), UNREADABLE],
    ['the EICAR test file', EICAR, TYPE],
    ['a GIF', gif, TYPE],
    ['a WebP', webp, TYPE],
    ['a zip', Buffer.from('504b0304140000000800', 'hex'), TYPE],
    ['an executable', Buffer.from('4d5a90000300000004000000ffff0000', 'hex'), TYPE],
    ['a PNG header alone', png.subarray(0, 40), UNREADABLE],
    ['a JPEG that is cut off', jpeg.subarray(0, jpeg.length - 200), UNREADABLE],
    [
      'a JPEG header with HTML',
      Buffer.concat([jpeg.subarray(0, 20), Buffer.from(HTML)]),
      UNREADABLE,
    ],
    ['a PNG of 30,000 by 30,000', aPng(30_000, 30_000, Buffer.alloc(100)), PIXELS],
    ['a PNG of 25 megapixels and a line', aPng(5000, 5001, Buffer.alloc(100)), PIXELS],
    ['a PDF that is cut off', aPdf().subarray(0, 200), UNREADABLE],
    ['a PDF of an unknown version', aPdf().toString('latin1').replace('1.7', '9.9'), UNREADABLE],
    [
      'a file of 8 MB and a byte',
      Buffer.concat([aPdf(), Buffer.alloc(8 * MB + 1 - aPdf().length)]),
      TOO_LARGE,
    ],
  ])('that is %s is refused with its sentence', async (_what, content, sentence) => {
    expect(await judged(content, '../../etc/bill.pdf')).toBe(sentence);
  });

  test.each<[string, Buffer]>([
    ['a password', aPdf({ trailer: '/Encrypt 9 0 R' })],
    ['a script', aPdf({ objects: ['<< /S /JavaScript /JS (app.alert(1)) >>'] })],
    ['a script whose name is escaped', aPdf({ objects: ['<< /S /J#61v#61Script /JS (x) >>'] })],
    ['a script of a rendition', aPdf({ objects: ['<< /S /Rendition /JS (x) >>'] })],
    ['a program', aPdf({ objects: ['<< /S /Launch /F (cmd.exe) >>'] })],
    ['an attachment', aPdf({ objects: ['<< /Names << /EmbeddedFiles 9 0 R >> >>'] })],
    ['a form that sends itself', aPdf({ objects: ['<< /S /SubmitForm /F (http://x) >>'] })],
    ['an XFA form', aPdf({ objects: ['<< /AcroForm << /XFA 9 0 R >> >>'] })],
    ['a script in a string', aPdf({ objects: ['[(obj << /S /JavaScript /JS (x) >>)]'] })],
    ['a script under another name', aPdf({ objects: ['<< /S 5 0 R /JS (x) >>', '/Java#53cript'] })],
    ['a script under a key that is given twice', aPdf({ objects: [TWICE] })],
    ['a script in a comment', aPdf({ trailer: '% /JavaScript\n' })],
    ['a script that another revision replaced', revised],
    ['a script that no object leads to', aPdf({ trailer: '>> 9 0 obj << /JavaScript 1 0 R' })],
    ['a file in a stream', aPdf({ objects: ['<< /Length 0 /F (x) >>\nstream\n\nendstream'] })],
    ['an embedded file', aPdf({ objects: ['<< /F (a.exe) /EF << /F 4 0 R >> >>'] })],
    ['a film', aPdf({ objects: ['<< /Subtype /Movie >>'] })],
    ['an imported form', aPdf({ objects: ['<< /S /ImportData /F (x) >>'] })],
    ['an article in another file', aPdf({ objects: ['<< /S /Thread /F (x.pdf) >>'] })],
    ['an embedded document to go to', aPdf({ objects: ['<< /S /GoToE /F (x.pdf) >>'] })],
    ['a script in compressed objects', compressed('<< /S /JavaScript /JS (x) >>')],
    ['a script for which compressed objects have a short key', compressed('<< /JS (x) >>')],
    ['a compressed script', aPdf({ hidden: '<< /S /JavaScript /JS (x) >>' })],
    ['a compressed, escaped script', aPdf({ hidden: '<< /S /JavaScrip#74 /JS (x) >>' })],
    [
      'a script in a stream that says nothing of objects',
      aPdf({
        hidden: '<< /S /JavaScript >>',
        dictionary: '/N 1 /First 5 /Filter [ /FlateDecode ]',
      }),
    ],
    [
      'a script in a stream with escaped keys',
      aPdf({
        hidden: '<< /S /JavaScript >>',
        dictionary: '/N 1 /Firs#74 5 /Filter /Fl#61teDecode',
      }),
    ],
  ])('that is a PDF with %s is refused with its sentence', async (_what, content) => {
    expect(await judged(content)).toBe(NOT_PLAIN);
  });

  test.each([
    ['RC4', '1.3'],
    ['AES-128', '1.6'],
    ['AES-256', '1.7ext3'],
  ] as const)(
    'that is a PDF encrypted with %s is refused with the kind of its protection',
    async (_cipher, version) => {
      const toChange = await encrypted(version, { ownerPassword: 'owner' });
      expect(await judged(toChange)).toBe(PROTECTED);
      const toOpen = await encrypted(version, { userPassword: 'user', ownerPassword: 'owner' });
      expect(await judged(toOpen)).toBe(NOT_PLAIN);
    },
  );

  test.each<[string, string]>([
    ['compressed twice', '/N 1 /First 5 /Filter [/ASCIIHexDecode /FlateDecode]'],
    ['compressed in another way', '/N 1 /First 5 /Filter /LZWDecode'],
    ['predicted', '/N 1 /First 5 /Filter /FlateDecode /DecodeParms << /Predictor 12 >>'],
    ['compressed by two keys', '/N 1 /First 5 /Filter /FlateDecode /Filter /LZWDecode'],
  ])('that is a PDF with objects %s is refused', async (_how, dictionary) => {
    expect(await judged(aPdf({ hidden: '<< >>', dictionary }))).toBe(UNREADABLE);
  });

  test.each<[string, Buffer]>([
    ['a website', aPdf({ objects: ['<< /S /URI /URI (https://example.com) >>'] })],
    ['a website, in compressed objects', compressed('<< /S /#55RI /URI (https://example.com) >>')],
    ['another file', aPdf({ objects: ['<< /S/GoToR /F (//evil.example/x.pdf) /D [0] >>'] })],
    ['a website, as a browser prints it', produced('chromium-link.pdf')],
  ])('that is a PDF with a link to %s is refused with its sentence', async (_to, content) => {
    expect(await judged(content)).toBe(HAS_LINKS);
  });

  test.each([
    'chromium.pdf',
    'pdfkit-pdfa.pdf',
    'linearised.pdf',
    'object-streams.pdf',
    'scanned.pdf',
    'hybrid.pdf',
  ])('that is %s, as common programs write it, is kept unchanged', async (name) => {
    const content = produced(name);
    const checked = await checkDocument('utilityBill', { originalName: name, content });
    expect(checked).toMatchObject({ ok: true, value: { mediaType: 'application/pdf', content } });
  });

  test('that is a PDF with more object streams than its cross-reference lists is refused', async () => {
    const content = Buffer.concat([aPdf({ trailer: '/Was (x) >> << /Type /ObjStm' })]);
    expect(await judged(content)).toBe(UNREADABLE);
  });

  test('that is a PDF whose objects inflate beyond 16 MB is refused', async () => {
    expect(await judged(aPdf({ hidden: ' '.repeat(17 * MB) }))).toBe(TOO_COMPLEX);
    expect(await judged(aPdf({ hidden: ' '.repeat(15 * MB) }))).toBe('application/pdf');
  });

  test('that is a PDF of endless streams is refused quickly', async () => {
    const streams = 'obj\nstream\n'.repeat(500_000);
    expect(await judged(aPdf({ objects: [streams] }))).toBe(UNREADABLE);
  });
});

describe('an image', () => {
  test('is redrawn without any hidden content', async () => {
    const marked = await sharp(picture)
      .withExif({ IFD0: { Copyright: `exif ${HTML}` } })
      .jpeg()
      .toBuffer();
    const polyglot = Buffer.concat([
      marked.subarray(0, 2),
      Buffer.from([0xff, 0xfe, 0x00, HTML.length + 2]),
      Buffer.from(HTML),
      marked.subarray(2),
      aPdf({ objects: ['<< /S /JavaScript >>'] }),
    ]);
    expect(polyglot.includes('alert')).toBe(true);
    const kept = await checkDocument('utilityBill', { originalName: 'a.jpg', content: polyglot });
    if (!kept.ok) throw new Error(kept.problem);
    expect(kept.value.content.includes('alert')).toBe(false);
    expect(kept.value.content.includes('JavaScript')).toBe(false);
    const { exif, width, height } = await sharp(kept.value.content).metadata();
    expect({ exif, width, height }).toEqual({ exif: undefined, width: 60, height: 40 });
  });

  test('is rotated upright, because redrawing drops its orientation tag', async () => {
    const lying = await sharp(picture).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const kept = await checkDocument('utilityBill', { originalName: 'a.jpg', content: lying });
    if (!kept.ok) throw new Error(kept.problem);
    const { width, height } = await sharp(kept.value.content).metadata();
    expect([width, height]).toEqual([40, 60]);
  });

  test('with oversized pixel data is decoded only to its declared size', async () => {
    const bomb = aPng(10, 10, Buffer.alloc(100 * MB));
    expect(bomb.length).toBeLessThan(MB);
    expect(await judged(bomb)).toBe('image/png');
  });

  test('that exceeds 8 MB when redrawn is kept as a smaller JPEG', async () => {
    const noise = await sharp({
      create: {
        ...picture.create,
        width: 2400,
        height: 2400,
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png({ compressionLevel: 1 })
      .toBuffer();
    expect(noise.length).toBeGreaterThan(8 * MB);
    const kept = await validateInSubprocess(noise, 'image/png');
    if (!kept.ok) throw new Error(kept.problem);
    expect(kept.value.mediaType).toBe('image/jpeg');
    expect(kept.value.content.length).toBeLessThanOrEqual(8 * MB);
  });
});

test('checkReceived judges every requested document under its own kind', async () => {
  const files = {
    passportOrLicence: { originalName: 'passport.jpg', content: jpeg },
    certificate: { originalName: 'certificate.svg', content: Buffer.from(SVG) },
  };
  const { documents, errors } = await checkReceived(
    ['passportOrLicence', 'certificate', 'utilityBill'],
    files,
  );
  expect(documents.map(({ kind, originalName }) => [kind, originalName])).toEqual([
    ['passportOrLicence', 'passport.jpg'],
  ]);
  expect(errors).toEqual({ certificate: TYPE, utilityBill: MISSING });
});

test.each([
  ['bill.pdf', 'bill.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\me\\Bill 3.PDF', 'Bill 3.PDF'],
  ['a\0b\r\n\u202Efdp.exe', 'abfdp.exe'],
  ['..', 'document'],
  ['.hidden', 'hidden'],
  ['', 'document'],
  ['😀'.repeat(10_000), '😀'.repeat(100)],
  ['half \uD83D', 'half \uFFFD'],
])('cleanName turns the file name %j into %j', (original, cleaned) => {
  expect(cleanName(original)).toBe(cleaned);
});
