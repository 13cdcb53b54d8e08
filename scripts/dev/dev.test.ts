/** @module-tag start */
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProcess, stopProcess } from '../../packages/bench/src/shop/startProcess.ts';

const folder = mkdtempSync(join(tmpdir(), 'formulary-dev-'));
let shop: string;
let child: ChildProcess | undefined;

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, 'localhost', () => server.close(() => resolve(true)));
  });
}

/** Returns the first of four free adjacent ports: of the pages of shop and desk, and of the server behind each. */
async function freePorts(): Promise<number> {
  for (let port = 20_000 + (process.pid % 10_000); ; port += 4) {
    const free = await Promise.all([0, 1, 2, 3].map((step) => isFree(port + step)));
    if (free.every(Boolean)) return port;
  }
}

beforeAll(async () => {
  const port = await freePorts();
  const env = { PORT: String(port), FORMULARY_DATA: join(folder, 'data') };
  const begun = await startProcess('scripts/dev.ts', env, /Formulary, reloading, is at/);
  ({ child } = begun);
  shop = begun.line.slice(begun.line.indexOf('http'));
}, 120_000);

afterAll(async () => {
  if (child) await stopProcess(child);
  rmSync(folder, { recursive: true, force: true });
});

const open = (path: string) =>
  fetch(`${shop}${path}`, { headers: { accept: 'text/html' }, redirect: 'manual' });

test('the development server renders pages from the current sources and reloads them', async () => {
  const html = await (await open('/products?search=lidocaine')).text();
  const [, drawn = ''] = html.split('<div id="root">');
  expect(drawn).toMatch(/<h1[^>]*>.*lidocaine/i);
  expect(drawn).toContain('Login to see prices');
  expect(drawn).toContain('<script type="application/json" id="served">');
  expect(html).toContain('/@vite/client');
});

test('the development server redirects a missing product as the shop does', async () => {
  const answer = await open('/product/999999');
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/categories']);
});

test('the development server serves the desk on the next port, with its calls', async () => {
  const desk = new URL(shop);
  desk.port = String(Number(desk.port) + 1);
  const page = await (await fetch(desk, { headers: { accept: 'text/html' } })).text();
  expect(page).toContain('<title>Desk – Formulary</title>');
  expect(page).toContain('/@vite/client');
  const call = await fetch(new URL('/api/desk/session', desk));
  expect([call.status, await call.json()]).toMatchObject([401, { code: 'session-expired' }]);
});
