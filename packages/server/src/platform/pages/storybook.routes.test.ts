import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Db } from '../database/Db.ts';
import { buildTestApp } from '../../testing/buildTestApp.ts';
import { serveStorybook } from './storybook.routes.ts';

let folder: string;
let app: FastifyInstance;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'formulary-storybook-'));
  mkdirSync(join(folder, 'built', 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'built', 'index.html'), '<!doctype html><title>Storybook</title>');
  writeFileSync(join(folder, 'built', 'assets', 'iframe.js'), 'console.log("stories");');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(async () => {
  // Pages need no database.
  app = await buildTestApp({ db: {} as Db });
});
afterEach(() => app.close());

test('serves a built Storybook at /storybook/, with frames and scripts of its own origin only', async () => {
  expect(await serveStorybook(app, join(folder, 'built'))).toBe(true);
  const moved = await app.inject('/storybook');
  expect([moved.statusCode, moved.headers.location]).toEqual([302, '/storybook/']);
  const page = await app.inject('/storybook/');
  expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('Storybook')]);
  expect(page.headers).toMatchObject({
    'cache-control': 'no-cache',
    'x-frame-options': 'SAMEORIGIN',
  });
  const policy = String(page.headers['content-security-policy']).split('; ');
  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'self'",
      expect.stringMatching(/^script-src 'self' .*'unsafe-inline'/),
      "frame-ancestors 'self'",
    ]),
  );
  expect((await app.inject('/storybook/assets/iframe.js')).body).toContain('stories');
});

test.each(['/storybook/missing.js', '/storybook/../secret.txt', '/storybook/%2e%2e/secret.txt'])(
  'serves nothing outside it: %s',
  async (url) => {
    await serveStorybook(app, join(folder, 'built'));
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.body]).toEqual([404, expect.not.stringContaining('secret')]);
  },
);

test('answers 404 for a Storybook that was not built', async () => {
  expect(await serveStorybook(app, join(folder, 'unbuilt'))).toBe(false);
  expect((await app.inject('/storybook/')).statusCode).toBe(404);
});
