/** @module-tag hostile */
import { readdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aJpegOfThreeScans } from '../../testing/documents/aJpegOfThreeScans.ts';
import { aPdf } from '../../testing/documents/aPdf.ts';
import { aPng } from '../../testing/documents/aPng.ts';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import {
  documentPart,
  goodDocuments,
  registrationForm,
} from '../../testing/calls/registrationForm.ts';
import { contents } from '../../testing/testData.queries.ts';

const MB = 1024 * 1024;
const HTML = '<!doctype html><script>alert(1)</script>';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const EICAR = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';
const ZIP = '504b03040a0000000000000000000000000000000000000000000100000061';
const PROGRAM = '4d5a90000300000004000000ffff0000b800';
const TYPE = 'Please upload a PDF, JPEG or PNG file';
const UNREADABLE = 'This file could not be read. Please save it again and upload the copy';
const NOT_PLAIN = 'Please upload a PDF without password, attachments or scripts';
const TOO_COMPLEX =
  'This file takes too long to check. Please print it to PDF again, or upload a photo';
const PIXELS = 'Please upload a picture of at most 25 megapixels';
const HEAVY = 'Please save this picture smaller, with at most 8 megapixels';
const TOO_LARGE = 'Please upload a file of at most 8 MB';
const MISSING = 'Please upload a valid Aesthetics Training Certificate';

const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#246' } });
const jpeg = await picture.jpeg().toBuffer();
const webp = await picture.webp().toBuffer();

/** Cases: description, file name, content, and the sentence shown. */
const files: readonly (readonly [string, string, Buffer, string])[] = [
  ['nothing at all', 'certificate.pdf', Buffer.alloc(0), MISSING],
  ['HTML under the name of a PDF', 'certificate.pdf', Buffer.from(HTML), TYPE],
  ['HTML with two endings', 'certificate.pdf.html', Buffer.from(HTML), TYPE],
  ['SVG', 'certificate.svg', Buffer.from(SVG), TYPE],
  ['SVG under the name of a PNG', 'certificate.png', Buffer.from(SVG), TYPE],
  ['the EICAR test file', 'eicar.com', Buffer.from(EICAR), TYPE],
  ['a zip under the name of a PDF', 'certificate.pdf', Buffer.from(ZIP, 'hex'), TYPE],
  ['a program with two endings', 'certificate.pdf.exe', Buffer.from(PROGRAM, 'hex'), TYPE],
  ['a WebP under the name of a JPEG', 'certificate.jpg', webp, TYPE],
  ['HTML before a PDF', 'a.pdf', Buffer.concat([Buffer.from(HTML), aPdf()]), TYPE],
  ['HTML behind a PDF', 'a.pdf', Buffer.concat([aPdf(), Buffer.from(HTML)]), UNREADABLE],
  ['HTML that begins as a PDF', 'a.pdf', Buffer.from(`%PDF-1.7\n${HTML}`), UNREADABLE],
  [
    'HTML that begins as a JPEG',
    'a.jpg',
    Buffer.concat([jpeg.subarray(0, 20), Buffer.from(HTML)]),
    UNREADABLE,
  ],
  ['half a PDF', 'a.pdf', aPdf().subarray(0, 200), UNREADABLE],
  ['half a JPEG', 'a.jpg', jpeg.subarray(0, jpeg.length - 200), UNREADABLE],
  ['half a PNG', 'a.png', aPng(60, 40).subarray(0, 50), UNREADABLE],
  ['a PDF with a password', 'a.pdf', aPdf({ trailer: '/Encrypt 9 0 R' }), NOT_PLAIN],
  ['a PDF with a script', 'a.pdf', aPdf({ objects: ['<< /S /JavaScript /JS (x) >>'] }), NOT_PLAIN],
  ['a PDF with a hidden script', 'a.pdf', aPdf({ hidden: '<< /S /J#61vaScript >>' }), NOT_PLAIN],
  ['a PDF with a program', 'a.pdf', aPdf({ objects: ['<< /S /Launch /F (a.exe) >>'] }), NOT_PLAIN],
  [
    'a PDF with an attachment',
    'a.pdf',
    aPdf({ objects: ['<< /EmbeddedFiles 9 0 R >>'] }),
    NOT_PLAIN,
  ],
  ['a PDF that swells to 17 MB', 'a.pdf', aPdf({ hidden: ' '.repeat(17 * MB) }), TOO_COMPLEX],
  ['a PNG of 900 megapixels', 'a.png', aPng(30_000, 30_000, Buffer.alloc(100)), PIXELS],
  ['a JPEG of 25 megapixels in three scans', 'a.jpg', aJpegOfThreeScans(5000, 5000), HEAVY],
  ['more than 8 MB', 'a.pdf', Buffer.concat([aPdf(), Buffer.alloc(8 * MB)]), TOO_LARGE],
];

let scratch: string;
let shop: TestShop;
let before: string;
beforeAll(async () => {
  scratch = mkdtempSync(join(tmpdir(), 'formulary-hostile-'));
  process.env['TMPDIR'] = scratch;
  shop = await openTestShop();
  before = await everything();
});
afterAll(async () => {
  await shop.close();
  delete process.env['TMPDIR'];
  rmSync(scratch, { recursive: true });
});

async function everything(): Promise<string> {
  const documents = await shop.db.selectFrom('account_documents').selectAll().execute();
  const tokens = await shop.db.selectFrom('account_tokens').selectAll().execute();
  return `${await contents(shop.db)} ${JSON.stringify([documents, tokens])}`;
}

describe('a registration with a hostile file', () => {
  test.each(files)(
    '(%s) is 400 with a sentence under its field, and stores nothing @5.6 @8.7',
    async (what, fileName, content, sentence) => {
      const others = goodDocuments.filter(({ name }) => name !== 'user_certificate');
      const certificate = documentPart('user_certificate', content, fileName);
      const answer = await shop.app.inject({
        method: 'POST',
        url: '/api/users',
        remoteAddress: `198.51.100.${files.findIndex(([each]) => each === what)}`,
        ...registrationForm({ email: 'hostile@clinic.test' }, {}, [...others, certificate]),
      });
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        {
          message: 'Some of what was sent is not valid',
          code: 'invalid-request',
          errors: { user_certificate: sentence },
        },
      ]);
      expect(await everything()).toBe(before);
      expect(readdirSync(scratch)).toEqual([]);
    },
  );
});
