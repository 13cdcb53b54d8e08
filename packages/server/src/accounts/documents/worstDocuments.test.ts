/** @module-tag hostile */
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPdf } from '../../testing/documents/aPdf.ts';
import { createTestDatabase } from '../../testing/database/createTestDatabase.queries.ts';
import { processOf } from '../../testing/processes/processOf.ts';
import { describeNeeding } from '../../testing/describeNeeding.ts';
import { documentPart, registrationForm } from '../../testing/calls/registrationForm.ts';
import { type SpawnedServer, spawnServer } from '../../testing/processes/spawnServer.ts';
import type { TestDatabase } from '../../testing/database/TestDatabase.ts';
import { anEndlessPdf, worstPdfs } from '../../testing/documents/worstPdfs.ts';

const TOO_COMPLEX =
  'This file takes too long to check. Please print it to PDF again, or upload a photo';
/** Time to read a form of 26 MB and pass it on; judging one such document took 7 to 10 seconds. */
const MOST_COMPUTED_MS = 1_500;
/**
 * A document is judged for five seconds of processor time: enough for this many health checks, even on a busy machine.
 */
const LEAST_ANSWERS = 20;

/** Pause between two health checks. Without one, they would keep a core busy. */
const CHECK_EACH_MS = 20;

/** A judging process starts up beside its main thread. */
const MOST_ASIDE_MS = 400;
/** Processor time of a health check. */
const ANSWER_MS = 1;

/** Returns 0 for a process that has ended. */
function computedAside(pid: number): number {
  try {
    return processOf(pid).computedAsideMs();
  } catch {
    return 0;
  }
}

let database: TestDatabase;
let server: SpawnedServer;
let origin: string;
let forms = 0;
beforeAll(async () => {
  database = await createTestDatabase();
  const env = { DATABASE_URL: database.url, NODE_ENV: 'production', TRUST_PROXY: 'loopback' };
  server = spawnServer(env);
  origin = await server.ready;
  await register(aPdf());
});
afterAll(async () => {
  server.signal('SIGTERM');
  await server.ended;
  await database.close();
});

interface Answer {
  readonly status: number | undefined;
  readonly body: { readonly errors?: Record<string, string> };
}

/** Registers from a new network, with one document and two good ones, or with the same document three times. */
function register(document: Buffer, others = aPdf()): Promise<Answer> {
  forms += 1;
  const { payload, headers } = registrationForm({ email: `a${forms}@clinic.test` }, {}, [
    documentPart('user_passport_or_license', document),
    documentPart('user_certificate', others),
    documentPart('user_utility_bill', others),
  ]);
  const from = { 'x-forwarded-for': `198.51.100.${forms}` };
  return new Promise((resolve, reject) => {
    const sent = request(`${origin}/api/users`, {
      method: 'POST',
      headers: { ...headers, ...from },
    });
    sent.on('error', reject);
    sent.on('response', (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode, body: text === '' ? {} : JSON.parse(text) }),
      );
    });
    sent.end(payload);
  });
}

/** Polls the health check until the work is done. Returns how many answers came before that. */
async function requestsDuring<Done>(work: Promise<Done>, meanwhile = () => {}) {
  const end = new AbortController();
  const done = work.finally(() => end.abort());
  const statuses: number[] = [];
  while (!end.signal.aborted) {
    statuses.push((await fetch(`${origin}/healthz`)).status);
    meanwhile();
    await wait(CHECK_EACH_MS);
  }
  // The last answer may arrive after the verdict.
  return { done: await done, answers: statuses.length - 1, statuses: [...new Set(statuses)] };
}

test('the server answers other requests while it judges the slowest document, then refuses it with a sentence @5.6', async () => {
  const { done, answers, statuses } = await requestsDuring(register(anEndlessPdf()));
  expect(done).toMatchObject({
    status: 400,
    body: { errors: { user_passport_or_license: TOO_COMPLEX } },
  });
  expect(Object.keys(done.body.errors ?? {})).toEqual(['user_passport_or_license']);
  expect(statuses).toEqual([200]);
  expect(answers).toBeGreaterThan(LEAST_ANSWERS);
});

// Only Linux reports the processor time of another process.
describeNeeding('Linux', 'the server itself judges nothing', () => {
  // The endless one is judged above, to the end of its time.
  test.each(worstPdfs.filter(([, make]) => make !== anEndlessPdf))(
    'for a sign-up with %s',
    async (_what, make) => {
      const document = make();
      const { computedMs, children } = processOf(server.pid);
      const before = computedMs();
      let asideMs = 0;
      const look = (): void => {
        for (const judging of children()) asideMs = Math.max(asideMs, computedAside(judging));
      };
      const { done, answers } = await requestsDuring(register(document), look);
      expect([201, 400]).toContain(done.status);
      // Both cores of a small machine would be taken: garbage is collected beside the main thread for up to two seconds.
      expect(asideMs).toBeLessThan(MOST_ASIDE_MS);
      expect(computedMs() - before - answers * ANSWER_MS).toBeLessThan(MOST_COMPUTED_MS);
    },
  );

  test('for a sign-up with three files of thousands of streams', async () => {
    const document = worstPdfs[0]?.[1]() ?? Buffer.alloc(0);
    const before = processOf(server.pid).computedMs();
    const { status, body } = await register(document, document);
    expect(status).toBe(400);
    expect(Object.keys(body.errors ?? {})).toHaveLength(3);
    expect(processOf(server.pid).computedMs() - before).toBeLessThan(MOST_COMPUTED_MS);
  });

  test('for ten sign-ups at once, with one judging process at a time', async () => {
    const { children } = processOf(server.pid);
    let most = 0;
    const count = (): void => void (most = Math.max(most, children().length));
    const all = Promise.all(
      Array.from({ length: 10 }, (_, form) => register(aPdf({ trailer: `/Form ${form}` }))),
    );
    const { done, statuses } = await requestsDuring(all, count);
    expect(new Set(done.map(({ status }) => status))).toEqual(new Set([201]));
    expect(statuses).toEqual([200]);
    expect(most).toBe(1);
  });
});
