import { connect } from 'node:net';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveStorefront } from '../../platform/pages/storefront.routes.ts';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { createTestDatabase } from '../../testing/database/createTestDatabase.queries.ts';
import type { TestDatabase } from '../../testing/database/TestDatabase.ts';

const SECRET = 'what nobody may read';
const CLIMBS = [
  '../secret.txt',
  '../../secret.txt',
  '..%2fsecret.txt',
  '..%2Fsecret.txt',
  '%2e%2e/secret.txt',
  '%2e%2e%2fsecret.txt',
  '.%2e/secret.txt',
  '%2e./secret.txt',
  '..%5csecret.txt',
  '..\\secret.txt',
  '..%c0%afsecret.txt',
  '..%252fsecret.txt',
  '%252e%252e%252fsecret.txt',
  '....//secret.txt',
  '..;/secret.txt',
  './../secret.txt',
  'x/../../secret.txt',
  'x/..%2f..%2fsecret.txt',
  '/../secret.txt',
  '//secret.txt',
  '%2f..%2fsecret.txt',
  'pack.svg/../../secret.txt',
  'pack.svg%00.txt',
  '%00',
  '..%00/secret.txt',
  'pack.svg%0a',
  'pack.svg::$DATA',
  'pack.svg%20',
  'pack.svg.',
  'CON',
  'NUL',
  'aux.txt',
  'COM1',
  'C:%5csecret.txt',
  'C:/secret.txt',
  '%5c%5chost%5cshare%5csecret.txt',
  'file:///secret.txt',
  '%ff%fe',
  '~/secret.txt',
  '.hidden',
  '%u002e%u002e/secret.txt',
  '-'.repeat(3000),
];

let folder: string;
let database: TestDatabase;
let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'formulary-climbs-'));
  const site = join(folder, 'site');
  mkdirSync(join(site, 'images'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), SECRET);
  writeFileSync(join(site, 'secret.txt.map'), SECRET);
  writeFileSync(join(site, 'images', 'pack.svg'), '<svg/>');
  writeFileSync(join(site, 'images', '.hidden'), SECRET);
  writeFileSync(join(site, 'index.html'), '<!doctype html>');
  database = await createTestDatabase();
  app = await buildTestApp(database, {
    register: async (server) => {
      await serveStorefront(server, site);
    },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
});
afterAll(async () => {
  await app.close();
  await database.close();
  rmSync(folder, { recursive: true });
});

/** Requests over a plain socket, because every HTTP client normalises the path first. */
async function ask(path: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n`);
  return text(socket);
}

test('the server serves an existing picture, so that the climbing paths are compared with a working one', async () => {
  expect(await ask('/images/pack.svg')).toMatch(/^HTTP\/1\.1 200 [\s\S]*<svg\/>$/);
});

test.each(CLIMBS)('the server serves nothing at %s', async (climb) => {
  for (const folderName of ['images', 'assets', 'resources']) {
    const answer = await ask(`/${folderName}/${climb}`);
    expect(answer).toMatch(/^HTTP\/1\.1 (400|404|414|431) /);
    expect(answer).not.toContain(SECRET);
  }
});

test('no climbing path writes a file', () => {
  expect(readdirSync(folder).toSorted()).toEqual(['secret.txt', 'site']);
});
