/** @module-tag start */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { storeDocuments } from '../accounts/documents/documents.queries.ts';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { compiledCode } from '../testing/processes/compiledCode.ts';
import { createTestDatabase } from '../testing/database/createTestDatabase.queries.ts';
import { spawnServer } from '../testing/processes/spawnServer.ts';
import type { TestDatabase } from '../testing/database/TestDatabase.ts';
import { addUser, emailOf } from '../testing/testData.queries.ts';

const STAFF = fileURLToPath(new URL('staff.ts', import.meta.url));

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'formulary-staff-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.close();
});
beforeEach(async () => {
  await database.db.deleteFrom('outbox').execute();
});

async function runWith(env: Readonly<Record<string, string>>, words: readonly string[]) {
  const child = spawn(process.execPath, [STAFF, ...words], {
    env: { ...compiledCode(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number]>,
  ]);
  return { code, output, errors };
}

/** Runs the command as npm would. */
function staff(...words: readonly string[]) {
  return runWith({ DATABASE_URL: database.url, SHOP_URL: 'https://shop.test' }, words);
}

describe('accounts', () => {
  test('lists accounts that await review, longest first, with their claimed roles', async () => {
    const requested = {
      account_state: 'verified',
      requested_at: new Date('2026-06-02T08:00:00Z'),
    } as const;
    const second = await addUser(database.db, { ...requested, first_name: 'Second' });
    const first = await addUser(database.db, {
      ...requested,
      first_name: 'First\u001b[31m',
      requested_at: new Date('2026-06-01T08:00:00Z'),
      is_professional: true,
      professional_status: 'Nurse Prescriber',
      registration_number: '1',
      claims_prescriber: true,
    });
    const { code, output } = await staff('accounts');
    const lines = output.trimEnd().split('\n');
    expect(code).toBe(0);
    expect(lines[0]).toMatch(/^ID +Registered +Name +Email +Says to be$/);
    expect(lines[1]).toMatch(
      new RegExp(
        `^${first} +01/06/2026, 09:00 +First \\[31m Okafor +user.*Nurse Prescriber, prescriber$`,
      ),
    );
    expect(lines[2]).toMatch(new RegExp(`^${second} +02/06/2026, 09:00 +Second Okafor`));
    expect(output).not.toContain('\u001b');
  });

  test('shows an account, and saves its documents with access for their owner only', async () => {
    const userId = await addUser(database.db, { account_state: 'verified', company: 'Bell & Co' });
    const content = Buffer.from('%PDF-1.7');
    await withTransaction(database.db, (trx) =>
      storeDocuments(
        trx,
        userId,
        [
          {
            kind: 'certificate',
            mediaType: 'application/pdf',
            originalName: '..\\..\\cert\u0007.pdf',
            content,
          },
        ],
        new Date(),
      ),
    );
    const into = join(folder, 'documents');
    const { code, output } = await staff('accounts', 'show', String(userId), '--documents', into);
    expect(code).toBe(0);
    expect(output).toMatch(/^Company: +Bell & Co$/m);
    expect(output).toContain('(application/pdf, 1 kB)');
    expect(output).not.toContain('argon2id');
    const [name = '', ...others] = readdirSync(into);
    expect(others).toEqual([]);
    expect(name).toMatch(/^\d+-certificate\.pdf$/);
    expect(output).toContain(`Saved to ${into}:\n  ${name}\n`);
    expect(readFileSync(join(into, name))).toEqual(content);
    expect([statSync(into).mode & 0o777, statSync(join(into, name)).mode & 0o777]).toEqual([
      0o700, 0o600,
    ]);
  });

  test('decides, records who and why, and mails the owner, once @1.8', async () => {
    const userId = await addUser(database.db, { account_state: 'verified' });
    const words = ['--reason', 'PIN checked', '--as', 'Priya'];
    const done = await staff('accounts', 'activate', String(userId), ...words);
    expect([done.code, done.output, done.errors]).toEqual([
      0,
      `Account ${userId} is active now, and a mail tells its owner.\n`,
      '',
    ]);
    const mail = await database.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
    expect(mail.subject).toBe('Your account is active');
    expect(mail.text).toContain('https://shop.test/signin');
    const events = database.db
      .selectFrom('audit_events')
      .select(['action', 'detail'])
      .where('subject', '=', `user ${userId}`);
    expect(await events.execute()).toMatchObject([
      { action: 'account-activated', detail: { by: 'Priya', reason: 'PIN checked' } },
    ]);
    const twice = await staff('accounts', 'activate', String(userId), ...words);
    expect([twice.code, twice.errors]).toEqual([
      1,
      `Account ${userId} is active: "activate" does not go from there.\n`,
    ]);
  });
});

test('invites the first superintendent, once the address of the desk is known', async () => {
  const email = 'first@shop.test';
  const words = ['people', 'invite', email, '--name', 'Priya', '--role', 'superintendent'];
  const early = await staff(...words);
  expect([early.code, early.errors]).toEqual([
    1,
    'The address of the desk is not known, and the mail of this command links there: start the shop once, or set DESK_URL.\n',
  ]);
  const { code, output, errors } = await runWith(
    { DATABASE_URL: database.url, DESK_URL: 'https://desk.test' },
    words,
  );
  expect([code, errors]).toEqual([0, '']);
  expect(output).toMatch(/^Priya is invited as person \d+, by a mail/);
  const mail = database.db.selectFrom('outbox').select('text').where('recipient', '=', email);
  expect((await mail.executeTakeFirst())?.text).toContain('https://desk.test/invitation/');
});

describe('an impossible or unknown command', () => {
  test.each([
    ['an unknown account', 1, ['accounts', 'show', '99999'], 'There is no account 99999.'],
    ['no reason', 2, ['accounts', 'decline', '1'], 'Say why: --reason "…".'],
  ])('%s: exit code %i and one sentence', async (_what, code, words, sentence) => {
    expect(await staff(...words)).toEqual({ code, output: '', errors: `${sentence}\n` });
  });

  test('an unavailable database: exit code 1 and one sentence', async () => {
    const answer = await runWith({ DATABASE_URL: 'postgres://shop@127.0.0.1:1/shop' }, ['mail']);
    expect(answer).toEqual({
      code: 1,
      output: '',
      errors:
        'The database at 127.0.0.1:1/shop cannot be reached: connect ECONNREFUSED 127.0.0.1:1.\n',
    });
  });

  test('no arguments: help', async () => {
    const { code, output } = await staff();
    expect(code).toBe(0);
    expect(output).toContain('npm run staff -- COMMAND');
  });
});

test('links mails to the last known address of the shop, and refuses while it is unknown', async () => {
  const env = {
    DATABASE_URL: database.url,
    FORMULARY_DATA: join(folder, 'reached'),
    NODE_ENV: 'production',
  };
  await database.db.deleteFrom('shop_url').execute();
  const userId = await addUser(database.db, { account_state: 'verified' });
  const words = ['accounts', 'activate', String(userId), '--reason', 'PIN checked'];
  const early = await runWith(env, words);
  expect([early.code, early.output, early.errors]).toEqual([
    1,
    '',
    'The address of the shop is not known, and the mail of this command links there: start the shop once, or set SHOP_URL.\n',
  ]);
  const account = database.db.selectFrom('users').select('account_state').where('id', '=', userId);
  expect(await account.executeTakeFirst()).toEqual({ account_state: 'verified' });
  const server = spawnServer(env);
  const address = await server.ready;
  server.signal('SIGTERM');
  await server.ended;
  expect((await runWith({ ...env, PORT: '1' }, words)).code).toBe(0);
  const mails = database.db
    .selectFrom('outbox')
    .select('text')
    .where('recipient', '=', await emailOf(database.db, userId));
  const { text: told } = await mails.executeTakeFirstOrThrow();
  expect(/http\S+(?=\/signin)/.exec(told)?.[0]).toBe(address);
});

test('works on the shop’s own database with and without a running server', async () => {
  // In production no demo is filled in.
  const env = { FORMULARY_DATA: join(folder, 'data'), NODE_ENV: 'production' };
  const server = spawnServer(env);
  await server.ready;
  const running = await runWith(env, ['accounts', '--state', 'suspended']);
  server.signal('SIGTERM');
  expect((await server.ended).code).toBe(0);
  const stopped = await runWith(env, ['accounts', '--state', 'suspended']);
  for (const { code, output, errors } of [running, stopped]) {
    expect([code, output, errors]).toEqual([0, 'No account is suspended.\n', '']);
  }
});
