/** @module-tag hostile */
import { readFileSync, writeFileSync } from 'node:fs';
import { type ClientRequest, request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPdf } from '../../testing/documents/aPdf.ts';
import { createTestDatabase } from '../../testing/database/createTestDatabase.queries.ts';
import { describeNeeding } from '../../testing/describeNeeding.ts';
import { documentPart, registrationForm } from '../../testing/calls/registrationForm.ts';
import { type SpawnedServer, spawnServer } from '../../testing/processes/spawnServer.ts';
import type { TestDatabase } from '../../testing/database/TestDatabase.ts';
import { greedyPictures, worstGoodPictures } from '../../testing/documents/worstPictures.ts';

const MB = 1024 * 1024;
const MOST_MB = 150;
const MOST_AT_ONCE_MB = 250;
const LARGEST = 8 * MB;
const DOCUMENTS = ['user_passport_or_license', 'user_certificate', 'user_utility_bill'];
const largest = aPdf({
  trailer: `/Pad (${'x'.repeat(LARGEST - aPdf({ trailer: '/Pad ()' }).length)})`,
});
const bomb = aPdf({ hidden: ' '.repeat(15 * MB) });

let database: TestDatabase;
let server: SpawnedServer;
let origin: string;
let pictures: readonly Buffer[];
let usualMb = 0;
let forms = 0;
beforeAll(async () => {
  database = await createTestDatabase();
  server = spawnServer({
    DATABASE_URL: database.url,
    NODE_ENV: 'production',
    TRUST_PROXY: 'loopback',
  });
  origin = await server.ready;
  const made = [...worstGoodPictures, ...greedyPictures].map(([, make]) => make());
  pictures = await Promise.all(made);
  // Memory after usual work: as many forms at once as the server admits, three times.
  for (let time = 0; time < 3; time += 1) await inParallel(2, largest);
  usualMb = memoryMb('VmRSS');
});
afterAll(async () => {
  server.signal('SIGTERM');
  await server.ended;
  await database.close();
});

/** Reads a line of /proc/<pid>/status, in KiB, as MiB. */
function memoryMb(line: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
  return Number(new RegExp(`${line}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
}

/** Starts a registration with one document three times, or with two others, from a separate network. The caller ends it. */
function begin(
  document: Buffer,
  others = document,
): { readonly sent: ClientRequest; readonly payload: Buffer } {
  forms += 1;
  const documents = DOCUMENTS.map((name, at) => documentPart(name, at === 0 ? document : others));
  const { payload, headers } = registrationForm({ email: `a${forms}@clinic.test` }, {}, documents);
  const from = { 'x-forwarded-for': `198.51.${forms >> 8}.${forms & 255}` };
  const sent = request(`${origin}/api/users`, { method: 'POST', headers: { ...headers, ...from } });
  return { sent, payload };
}

/** Returns the status of the answer, even if it comes before everything is sent. */
function statusOf(sent: ClientRequest): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    sent.on('error', reject);
    sent.on('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
  });
}

function send(document: Buffer, others = document): Promise<number | undefined> {
  const { sent, payload } = begin(document, others);
  sent.end(payload);
  return statusOf(sent);
}

function inParallel(many: number, document: Buffer): Promise<readonly (number | undefined)[]> {
  return Promise.all(Array.from({ length: many }, () => send(document)));
}

/** Measures the peak memory during some work, above that after usual work. */
async function growthMb(work: () => Promise<void>): Promise<number> {
  // Resets the peak.
  writeFileSync(`/proc/${server.pid}/clear_refs`, '5');
  await work();
  return memoryMb('VmHWM') - usualMb;
}

// Only Linux reports the peak memory of another process.
describeNeeding('Linux', 'a server in use grows by 150 MB at most', () => {
  test('when it is sent the worst pictures, in a row and in parallel', async () => {
    const growth = await growthMb(async () => {
      const inARow = [];
      for (const picture of pictures) inARow.push(await send(picture, aPdf()));
      expect(inARow).toEqual([
        ...worstGoodPictures.map(() => 201),
        ...greedyPictures.map(() => 400),
      ]);
      const atOnce = await Promise.all(pictures.map((picture) => send(picture)));
      expect(new Set(atOnce)).toEqual(new Set([201, 400]));
    });
    expect(growth).toBeLessThan(MOST_MB);
  });

  test('when it is sent 36 PDFs at once that swell to 15 MB each', async () => {
    const growth = await growthMb(async () => {
      expect(new Set(await inParallel(12, bomb))).toEqual(new Set([201]));
    });
    expect(growth).toBeLessThan(MOST_MB);
  });

  test('when 24 forms of more than 26 MB are refused, and their senders stay connected', async () => {
    const stayed: ClientRequest[] = [];
    const growth = await growthMb(async () => {
      for (let time = 0; time < 24; time += 1) {
        const { sent, payload } = begin(largest);
        sent.write(payload.subarray(0, payload.lastIndexOf('\r\n--')));
        sent.write(Buffer.alloc(4 * MB));
        expect(await statusOf(sent)).toBe(413);
        stayed.push(sent);
      }
    });
    for (const sent of stayed) sent.destroy();
    expect(growth).toBeLessThan(MOST_MB);
  });
});

describeNeeding('Linux', 'a crowd of senders', () => {
  // Ordinary files, more than twice as many as are admitted: their memory, copies on the way, and the rejected rest.
  test('of ten of the largest forms grows the server by 250 MB at most; some get 503', async () => {
    const growth = await growthMb(async () => {
      expect(new Set(await inParallel(10, largest))).toEqual(new Set([201, 503]));
    });
    expect(growth).toBeLessThan(MOST_AT_ONCE_MB);
  });
});
