import { holdsForTests } from '../../testing/settingsForTests.ts';
import { confirmEmail, register } from '@formulary/rules/calls/joiningCalls';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import { storeDocuments } from '../documents/documents.queries.ts';
import { runCommand } from '../../staff/runCommand.ts';
import { aPdf } from '../../testing/documents/aPdf.ts';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import { registrationForm } from '../../testing/calls/registrationForm.ts';
import { addUser } from '../../testing/testData.queries.ts';
import { reserveUnconfirmedStorage, warnWhenNearlyFull } from './unconfirmedStorage.ts';
import { readUnconfirmed } from './unconfirmed.queries.ts';

const DAY_MS = 86_400_000;
const KB = 1024;
/** Documents of one test registration; counters count whole kilobytes. */
const BYTES = 3 * aPdf().length;
const COUNTED = Math.ceil(BYTES / KB) * KB;
const MOST = 7;
const MOST_OF_NETWORK = 4;

const documents = (['passportOrLicence', 'certificate', 'utilityBill'] as const).map((kind) => ({
  kind,
  mediaType: 'application/pdf' as const,
  originalName: 'document.pdf',
  content: aPdf(),
}));

let shop: TestShop;
let second: FastifyInstance;
beforeEach(async () => {
  shop = await openTestShop({
    unconfirmedLimits: { mostBytes: MOST * BYTES, mostBytesOfNetwork: MOST_OF_NETWORK * COUNTED },
  });
  second = await shop.another();
});
afterEach(() => shop.close());

async function registerAll(emails: readonly string[], networkOf: (index: number) => string) {
  return Promise.all(
    emails.map((email, index) =>
      (index % 2 === 0 ? shop.app : second).inject({
        method: register.method,
        url: register.path,
        remoteAddress: networkOf(index),
        ...registrationForm({ email }),
      }),
    ),
  );
}

function applicants(size: number, name = 'applicant'): readonly string[] {
  return Array.from({ length: size }, (_, index) => `${name}${index}@clinic.test`);
}

function count(answers: readonly { readonly statusCode: number }[], status: number): number {
  return answers.filter(({ statusCode }) => statusCode === status).length;
}

/** Returns the storage report for staff. */
function storage(): Promise<string> {
  return runCommand(
    { kind: 'show-storage' },
    {
      db: shop.db,
      now: shop.clock.now,
      certificates: new Map(),
      trust: () => shop.trust,
      ledger: () => shop.ledger,
      unconfirmedLimits: { mostBytes: MOST * BYTES, mostBytesOfNetwork: 200 * KB * KB },
      holds: holdsForTests,
      daysToSign: 14,
      shopUrl: () => 'https://shop.test',
      deskUrl: () => 'https://desk.test',
      user: () => 'Robin',
    },
  );
}

describe('documents of unconfirmed registrations', () => {
  test('are limited per network and day, even when sent at once: 429 with a sentence', async () => {
    const answers = await registerAll(applicants(8), () => '203.0.113.1');
    expect([count(answers, 201), count(answers, 429)]).toEqual([MOST_OF_NETWORK, 4]);
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(refused?.json()).toEqual({
      message:
        'Your network has sent as many documents today as we take in a day. Please send them again tomorrow, or save them smaller',
      code: 'network-documents-full',
    });
    expect(refused?.headers['retry-after']).toBe(String(DAY_MS / 1000));
    expect(await readUnconfirmed(shop.db)).toMatchObject({ bytes: MOST_OF_NETWORK * BYTES });
    shop.clock.now = new Date(+shop.clock.now + DAY_MS);
    const [tomorrow] = await registerAll(['tomorrow@clinic.test'], () => '203.0.113.1');
    expect(tomorrow?.statusCode).toBe(201);
  });

  test('are limited for all networks together, even when sent at once: 503 with a sentence', async () => {
    const answers = await registerAll(applicants(10), (index) => `203.0.113.${index}`);
    expect([count(answers, 201), count(answers, 503)]).toEqual([MOST, 3]);
    const refused = answers.find(({ statusCode }) => statusCode === 503);
    expect(refused?.json()).toEqual({
      message:
        'We cannot take more applications just now. Please keep this page open and send it again later, or contact us',
      code: 'registrations-full',
    });
    expect(refused?.headers['retry-after']).toBe('3600');
    expect(await readUnconfirmed(shop.db)).toMatchObject({
      bytes: MOST * BYTES,
      registrations: MOST,
    });
  });

  test('are limited to the byte when ten pass the first check at the same moment', async () => {
    const all = Promise.withResolvers<void>();
    let waiting = 0;
    const kept = Array.from({ length: 10 }, (_, index) =>
      withTransaction(shop.db, (trx) =>
        reserveUnconfirmedStorage(
          trx,
          { network: `203.0.113.${index}`, bytes: BYTES },
          { mostBytes: MOST * BYTES, mostBytesOfNetwork: COUNTED },
          shop.clock.now,
          async () => {
            const id = await addUser(trx, { account_state: 'registered' });
            await storeDocuments(trx, id, documents, shop.clock.now);
            waiting += 1;
            if (waiting === 10) all.resolve();
            await all.promise;
            return { isStored: true };
          },
        ),
      ),
    );
    const outcomes = await Promise.allSettled(kept);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(MOST);
    expect(await readUnconfirmed(shop.db)).toMatchObject({ bytes: MOST * BYTES });
  });

  test('free space when an address is confirmed, and are refused alike for an address with an account', async () => {
    await registerAll(applicants(MOST), (index) => `203.0.113.${index}`);
    const [known, unknown] = await registerAll(
      ['applicant0@clinic.test', 'new@clinic.test'],
      (index) => `203.0.113.${20 + index}`,
    );
    expect(known?.statusCode).toBe(503);
    expect(known?.body).toBe(unknown?.body);
    const { text } = await shop.db
      .selectFrom('outbox')
      .select('text')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const code = /confirm\/([\w-]{43})/.exec(text)?.[1];
    await shop.ask(confirmEmail, { body: { user_verifyCode: code } });
    const [next] = await registerAll(['new@clinic.test'], () => '203.0.113.30');
    expect(next?.statusCode).toBe(201);
  });

  test('are reported to staff, with a warning above 80 %', async () => {
    await registerAll(applicants(5), (index) => `203.0.113.${index}`);
    expect(await storage()).toContain(
      '(71 %).\n5 registrations wait to be confirmed, the oldest from',
    );
    expect(await storage()).not.toContain('nearly full');
    await registerAll(['sixth@clinic.test'], () => '203.0.113.9');
    expect(await storage()).toContain('(85 %)');
    expect(await storage()).toContain('nearly full');
  });
});

test('the log gets a warning above 80 %, and none below', () => {
  const warn = vi.fn<() => void>();
  const log = { ...shop.app.log, warn };
  warnWhenNearlyFull(log, { usedBytes: 80, mostBytes: 100 });
  expect(warn).not.toHaveBeenCalled();
  warnWhenNearlyFull(log, { usedBytes: 81, mostBytes: 100 });
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    { usedBytes: 81, mostBytes: 100 },
    'the room for documents of unconfirmed registrations is nearly full',
  );
});
