import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HttpTimestampAuthority, PDF } from '@libpdf/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DocumentCheck } from '@formulary/rules/prescriptions/checking/documentChecks';
import { describeNeeding } from '../../../testing/describeNeeding.ts';
import { checkPdf } from '../checking/checkPdf.ts';
import { drawPrescription } from '../drawPrescription.ts';
import { aPrescriptionDocument } from '../testing/aPrescriptionDocument.ts';
import { aTimestampAuthority } from '../testing/aTimestampAuthority.ts';
import { type DocumentSeal, openSeal } from './openSeal.ts';
import { readSealSettings } from './sealSettings.ts';
import { sealPdf } from './sealPdf.ts';

const NONE = { certificate: undefined, timestampUrl: undefined } as const;
const NOW = new Date('2026-11-20T14:09:02.000Z');

let folder: string;
let seal: DocumentSeal;
let drawn: Buffer;
let sealed: Buffer;
let hash: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'formulary-seal-'));
  seal = await openSeal(NONE, join(folder, 'signing'), NOW);
  drawn = await drawPrescription(await aPrescriptionDocument());
  sealed = await sealPdf(drawn, seal, NOW);
  hash = createHash('sha256').update(sealed).digest('hex');
});
afterAll(() => rmSync(folder, { recursive: true }));

const name = (file: string) => join(folder, file);
const openssl = (...options: readonly string[]) =>
  execFileSync('openssl', options, { stdio: 'ignore' });

/** Returns the failed comparisons. */
async function broken(
  bytes: Uint8Array,
  against: { readonly hash?: string; readonly certificates?: DocumentSeal['certificates'] } = {},
): Promise<readonly DocumentCheck[]> {
  const certificates = against.certificates ?? seal.certificates;
  const findings = await checkPdf(bytes, { hash: against.hash, certificates });
  return findings.filter(({ holds }) => !holds).map(({ check }) => check);
}

function flipped(at: number, bits: number): Buffer {
  const copy = Buffer.from(sealed);
  copy.writeUInt8(copy.readUInt8(at) ^ bits, at);
  return copy;
}

describe('a sealed prescription', () => {
  test('holds in every comparison @7.58', async () => {
    expect(await checkPdf(sealed, { hash, certificates: seal.certificates })).toEqual([
      { check: 'file', holds: true },
      { check: 'whole', holds: true },
      { check: 'signature', holds: true },
      { check: 'certificate', holds: true },
    ]);
    expect(sealed.subarray(0, drawn.length).equals(drawn)).toBe(true);
    expect(sealed.toString('latin1')).toContain('/SubFilter /ETSI.CAdES.detached');
  });

  test('with one byte changed anywhere does not hold, whether or not the stored one is known', async () => {
    const text = sealed.toString('latin1');
    const start = text.indexOf('/Contents <') + '/Contents <'.length;
    const end = text.indexOf('>', start);
    const special = [
      0,
      5,
      start - 2,
      start - 1,
      start,
      start + 1,
      start + 2000,
      end - 1,
      end,
      text.indexOf('/ByteRange'),
      text.indexOf('/ByteRange') + 12,
      text.lastIndexOf('startxref') + 10,
      text.length - 1,
    ];
    const spread = Array.from({ length: 160 }, (_, at) => Math.floor((at * sealed.length) / 160));
    for (const at of [...special, ...spread]) {
      for (const bits of [0x01, 0x20]) {
        const changed = flipped(at, bits);
        expect([at, bits, ...(await broken(changed, { hash }))]).toContain('file');
        expect([at, bits, ...(await broken(changed))].length).toBeGreaterThan(2);
      }
    }
  });

  test('with every byte of its signature changed in turn does not hold', async () => {
    const start = sealed.indexOf('/Contents <') + '/Contents <'.length;
    for (let at = start; at < start + 4060; at += 7) {
      expect([at, ...(await broken(flipped(at, 0x01)))].length).toBeGreaterThan(1);
    }
  });

  test.each([
    ['a byte after its end', () => Buffer.concat([sealed, Buffer.from('\n')])],
    ['a byte less', () => sealed.subarray(0, -1)],
    ['a byte before its start', () => Buffer.concat([Buffer.from(' '), sealed])],
    ['no signature', () => drawn],
    ['nothing in it', () => Buffer.of()],
    ['other content', () => Buffer.from('<!doctype html>')],
  ])('with %s is named as changed', async (_what, make) => {
    expect(await broken(make(), { hash })).toEqual(['file', 'whole', 'signature', 'certificate']);
  });

  test('with an update appended, as PDF editors do, is not whole', async () => {
    const pdf = await PDF.load(sealed);
    pdf.addPage({ size: 'a4' });
    const updated = await pdf.save({ incremental: true });
    expect(Buffer.from(updated).subarray(0, sealed.length).equals(sealed)).toBe(true);
    expect(await broken(updated)).toContain('whole');
  });

  test("sealed again with another key is not the shop's", async () => {
    const other = await openSeal(NONE, join(folder, 'other'), NOW);
    const forged = await sealPdf(drawn, other, NOW);
    expect(await broken(forged)).toEqual(['certificate']);
    expect(await broken(forged, { hash })).toEqual(['file', 'certificate']);
  });
});

describe('the time stamp', () => {
  test('of an authority is part of the seal, and of this signature', async () => {
    const timestampAuthority = await aTimestampAuthority();
    const stamped = await sealPdf(drawn, { ...seal, timestampAuthority }, NOW);
    expect(await checkPdf(stamped, { hash: undefined, certificates: seal.certificates })).toEqual([
      { check: 'whole', holds: true },
      { check: 'signature', holds: true },
      { check: 'certificate', holds: true },
      { check: 'timestamp', holds: true },
    ]);
  });

  test('of another signature is refused before anything is stored', async () => {
    const timestampAuthority = await aTimestampAuthority(() => Buffer.alloc(32));
    await expect(sealPdf(drawn, { ...seal, timestampAuthority }, NOW)).rejects.toThrow(
      'The time stamp is not of this document',
    );
  });

  test.each([
    ['answers with an error', 503, ''],
    ['answers with something else', 200, '<html>'],
  ])('is required: nothing is sealed when the authority %s', async (_what, status, body) => {
    const server = createServer((_, response) => response.writeHead(status).end(body)).listen(0);
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const timestampAuthority = new HttpTimestampAuthority(`http://127.0.0.1:${port}`);
    await expect(sealPdf(drawn, { ...seal, timestampAuthority }, NOW)).rejects.toThrow(
      /TSA|timestamp/i,
    );
    server.close();
    await once(server, 'close');
    await expect(sealPdf(drawn, { ...seal, timestampAuthority }, NOW)).rejects.toThrow(
      'TSA request failed',
    );
  });
});

describe('the certificate', () => {
  test('is made once, readable by its owner alone, and every one ever used is kept', async () => {
    const own = join(folder, 'own');
    const [one, two] = await Promise.all([openSeal(NONE, own, NOW), openSeal(NONE, own, NOW)]);
    expect(Buffer.from(two.signer.certificate).equals(one.signer.certificate)).toBe(true);
    expect(readdirSync(own).toSorted()).toEqual(['document-certificates', 'document-key.pem']);
    expect(statSync(join(own, 'document-key.pem')).mode & 0o777).toBe(0o600);
    expect(statSync(own).mode & 0o777).toBe(0o700);
    const file = readFileSync(join(own, 'document-key.pem'), 'utf8');
    const again = await openSeal(NONE, own, new Date('2027-01-01'));
    expect(readFileSync(join(own, 'document-key.pem'), 'utf8')).toBe(file);
    expect([...again.certificates.keys()]).toEqual([...one.certificates.keys()]);
    rmSync(join(own, 'document-key.pem'));
    const renewed = await openSeal(NONE, own, NOW);
    expect(renewed.certificates.size).toBe(2);
    const older = await sealPdf(drawn, one, NOW);
    expect(await broken(older, { certificates: renewed.certificates })).toEqual([]);
  });

  test.each([
    [{ SEAL_CERTIFICATE: 'a.p12' }, 'SEAL_CERTIFICATE_PASSWORD must be set too'],
    [{ SEAL_CERTIFICATE_PASSWORD: 'secret-word' }, 'SEAL_CERTIFICATE must be set too'],
    [{ TSA_URL: 'tsa.example' }, 'TSA_URL must be an address'],
    [{ TSA_URL: 'ftp://user:secret-word@tsa.example' }, 'TSA_URL must be an address'],
  ])('is refused with incomplete or invalid settings: %j', (env, sentence) => {
    expect(() => readSealSettings(env)).toThrow(sentence);
    expect(() => readSealSettings(env)).not.toThrow('secret-word');
  });

  test('and the authority are undefined by default', () => {
    expect(readSealSettings({ TSA_URL: '', SEAL_CERTIFICATE: '' })).toEqual(NONE);
    expect(
      readSealSettings({
        SEAL_CERTIFICATE: '/a.p12',
        SEAL_CERTIFICATE_PASSWORD: 'word',
        TSA_URL: 'https://tsa.example/tsr',
      }),
    ).toEqual({
      certificate: { file: '/a.p12', password: 'word' },
      timestampUrl: 'https://tsa.example/tsr',
    });
  });

  test.each([
    ['is not there', undefined, 'SEAL_CERTIFICATE cannot be read'],
    ['is no PKCS#12', 'no such thing', 'SEAL_CERTIFICATE is no PKCS#12 file'],
  ])('of a file that %s is refused in a sentence', async (_what, text, sentence) => {
    const file = join(folder, 'given.p12');
    rmSync(file, { force: true });
    if (text !== undefined) writeFileSync(file, text);
    const certificate = { file, password: 'word' };
    const opened = openSeal({ ...NONE, certificate }, join(folder, 'given'), NOW);
    await expect(opened).rejects.toThrow(sentence);
  });
});

describeNeeding('pdfsig', 'pdfsig', () => {
  test('calls the signature valid and the document signed as a whole', () => {
    const file = join(folder, 'sealed.pdf');
    writeFileSync(file, sealed);
    const said = execFileSync('pdfsig', [file], { encoding: 'utf8' });
    expect(said).toContain('Signature Validation: Signature is Valid.');
    expect(said).toContain('Total document signed');
    expect(said).toContain('Signature Type: ETSI.CAdES.detached');
  });
});

describeNeeding('qpdf', 'qpdf', () => {
  test('finds no fault in a sealed one', () => {
    const file = join(folder, 'checked.pdf');
    writeFileSync(file, sealed);
    const said = execFileSync('qpdf', ['--check', file], { encoding: 'utf8' });
    expect(said).toContain('No syntax or stream encoding errors found');
  });
});

describeNeeding('openssl', 'a certificate from OpenSSL', () => {
  test('in a PKCS#12 file seals', async () => {
    const subject = ['-subj', '/CN=Given', '-days', '30'];
    const keys = ['-keyout', name('key.pem'), '-out', name('cert.pem')];
    openssl('req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...keys, ...subject);
    const from = ['-inkey', name('key.pem'), '-in', name('cert.pem')];
    const out = ['-out', name('openssl.p12'), '-passout', 'pass:word'];
    openssl('pkcs12', '-export', ...from, ...out);
    const certificate = { file: name('openssl.p12'), password: 'word' };
    const given = await openSeal({ ...NONE, certificate }, name('signing'), NOW);
    expect(given.certificates.size).toBe(2);
    const bytes = await sealPdf(drawn, given, NOW);
    expect(await broken(bytes, { certificates: given.certificates })).toEqual([]);
    expect(await broken(bytes)).toEqual(['certificate']);
    const wrong = { ...certificate, password: 'other' };
    await expect(openSeal({ ...NONE, certificate: wrong }, name('signing'), NOW)).rejects.toThrow(
      'SEAL_CERTIFICATE_PASSWORD is not its password',
    );
  });
});
