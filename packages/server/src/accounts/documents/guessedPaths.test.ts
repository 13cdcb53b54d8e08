import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import { registerMailbox } from '../../platform/mail/mailbox/mailbox.routes.ts';
import { serveStorefront } from '../../platform/pages/storefront.routes.ts';
import { shopParts } from '../../start/shopParts.ts';
import { aPdf } from '../../testing/documents/aPdf.ts';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import { storeDocuments } from './documents.queries.ts';
import { settingsForTests } from '../../testing/settingsForTests.ts';
import { sealForTests } from '../../testing/signing/sealForTests.ts';
import { trustForTests } from '../../testing/signing/sealKeyForTests.ts';
import { resourcesForTests } from '../../testing/resourcesForTests.ts';

const CONTENT = aPdf();
const NAMES = [
  'passport.pdf',
  'certificate.pdf',
  '1-certificate.pdf',
  'user_passport_or_license.pdf',
  'signature.png',
];
const FOLDERS = ['', 'documents', 'uploads', 'files', 'static', 'assets', 'data', 'images'];
const GUESSES = [
  ...FOLDERS.flatMap((folder) => NAMES.map((name) => `/${folder}/${name}`)),
  '/api/documents/1',
  '/api/documents',
  '/api/users/1/documents',
  '/api/users/1/documents/1',
  '/api/users/documents/1',
  '/api/users/uploadDocs',
  '/api/users/uploadDocs/1',
  '/api/account_documents/1',
  '/images/',
  '/assets/',
  '/images/../../data/passport.pdf',
  '/images/%2e%2e/%2e%2e/data/passport.pdf',
  '/data/postgres/',
  '/dev/mailbox/documents/1',
  '/.env',
];

let shop: TestShop;
let app: FastifyInstance;
let folder: string;
let token: string;
beforeAll(async () => {
  shop = await openTestShop();
  const owner = await shop.signedIn();
  token = owner.token;
  const document = {
    mediaType: 'application/pdf',
    originalName: 'passport.pdf',
    content: CONTENT,
  } as const;
  await withTransaction(shop.db, (trx) =>
    storeDocuments(trx, owner.userId, [{ ...document, kind: 'certificate' }], shop.clock.now),
  );
  folder = mkdtempSync(join(tmpdir(), 'formulary-guesses-'));
  mkdirSync(join(folder, 'images'));
  writeFileSync(join(folder, 'images', 'pack.svg'), '<svg/>');
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  const parts = await shopParts({
    db: shop.db,
    direct: shop.database.pool,
    ...settingsForTests,
    shopUrl: () => 'https://shop.test',
    delivery: undefined,
    card: undefined,
    seal: sealForTests,
    ...trustForTests(),
    resources: resourcesForTests,
    now: () => shop.clock.now,
  });
  app = await buildTestApp(shop.database, {
    ...parts,
    register: async (server) => {
      await parts.register(server);
      registerMailbox(server, shop.db);
      await serveStorefront(server, folder);
    },
  });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
  await shop.close();
});

test('the server serves a picture of the shop, so that the guessed paths are compared with a working one', async () => {
  expect((await app.inject('/images/pack.svg')).statusCode).toBe(200);
});

test.each(GUESSES)(
  'the server does not serve a document at %s, not even to its owner',
  async (url) => {
    const headers = { authorization: `Bearer ${token}` };
    const visitor = await app.inject({ url });
    const owner = await app.inject({ url, headers });
    expect([visitor.statusCode, owner.statusCode]).toEqual([404, 404]);
    expect(owner.rawPayload.includes(CONTENT)).toBe(false);
  },
);
