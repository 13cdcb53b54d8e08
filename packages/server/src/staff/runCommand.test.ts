import { holdsForTests } from '../testing/settingsForTests.ts';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { storeDocuments } from '../accounts/documents/documents.queries.ts';
import { queueMail } from '../platform/mail/queueMail.queries.ts';
import { createTestDatabase } from '../testing/database/createTestDatabase.queries.ts';
import { trustForTests } from '../testing/signing/sealKeyForTests.ts';
import type { TestDatabase } from '../testing/database/TestDatabase.ts';
import { addUser } from '../testing/testData.queries.ts';
import { reviewAccount } from '../customers/reviewAccount.ts';
import { runCommand } from './runCommand.ts';

const now = new Date('2026-06-15T10:00:00Z');
const { trust, ledger } = trustForTests();
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await database.db.deleteFrom('outbox').execute();
});
afterAll(() => database.close());

test('retention counts what is kept no longer', async () => {
  await addUser(database.db, {
    erased_at: new Date('2020-06-14T10:00:00Z'),
    requested_at: new Date('2019-01-01T10:00:00Z'),
  });
  const table = await run({ kind: 'count-old-records' });
  expect(table).toMatch(/orders +0\n.*prescriptions +0\n.*patients +0\n.*accounts +1/);
});

function run(command: Parameters<typeof runCommand>[0]): Promise<string> {
  return runCommand(command, {
    db: database.db,
    now,
    certificates: new Map(),
    trust: () => trust,
    ledger: () => ledger,
    unconfirmedLimits: { mostBytes: 1, mostBytesOfNetwork: 1 },
    holds: holdsForTests,
    daysToSign: 14,
    shopUrl: () => 'https://shop.test',
    deskUrl: () => 'https://desk.test',
    user: () => 'priya',
  });
}

function show(userId: number, documentsFolder?: string): Promise<string> {
  return run({ kind: 'show-account', userId, documentsFolder });
}

function retry(mailId: number | 'all'): Promise<string> {
  return run({ kind: 'retry-mail', mailId, by: undefined });
}

describe('an account', () => {
  test('is shown with its details, documents and decisions', async () => {
    const userId = await addUser(database.db, {
      email: 'rhys@clinic.test',
      account_state: 'verified',
      requested_at: new Date('2026-01-05T09:00:00Z'),
      email_verified_at: new Date('2026-06-05T09:00:00Z'),
      first_name: 'Rhys',
      last_name: 'Bevan',
      birth_date: '1988-04-12',
      username: 'rhys',
      company: 'Bell & Co',
      county: 'Kent',
      clinic_street: '1 High Street',
      clinic_city: 'Leeds',
      clinic_county: 'Yorkshire',
      clinic_postcode: 'LS1 1AA',
      clinic_country_code: 'GB',
      is_professional: true,
      professional_status: 'Nurse',
      registration_number: '12A3456E',
      claims_prescriber: true,
    });
    const pdf = { kind: 'certificate', mediaType: 'application/pdf' } as const;
    await withTransaction(database.db, async (trx) => {
      const store = (originalName: string, at: Date) =>
        storeDocuments(trx, userId, [{ ...pdf, originalName, content: Buffer.alloc(1_025) }], at);
      await store('old.pdf', new Date('2026-06-01T09:00:00Z'));
      await store('new.pdf', new Date('2026-06-02T09:00:00Z'));
    });
    const context = { shopUrl: 'https://shop.test', now };
    const review = { userId, reason: 'Too old', by: 'priya' };
    await reviewAccount(database.db, { ...review, decision: 'ask' }, context);
    const page = (await show(userId)).replaceAll(/^ {2}\d+ {2}c/gm, '  #  c');
    expect(page).toBe(`Account:             ${userId}
State:               verified
Registered:          05/01/2026, 09:00
Email confirmed:     05/06/2026, 10:00
Name:                Rhys Bevan
Email:               rhys@clinic.test
Phone:               020 7946 0018
Date of birth:       12/04/1988
Username:            rhys
Company:             Bell & Co
Address:             14 Lambs Conduit Passage, London, Kent, WC1R 4RH, GB
Clinic:              1 High Street, Leeds, Yorkshire, LS1 1AA, GB
Professional:        yes
Status:              Nurse
Registration number: 12A3456E
Prescriber:          says so; counts once the account is activated

Documents:
  #  certificate  new.pdf (application/pdf, 2 kB), received 02/06/2026, 10:00
  #  certificate  old.pdf (application/pdf, 2 kB), received 01/06/2026, 10:00, replaced 02/06/2026, 10:00

What happened:
  15/06/2026, 11:00  account-documents-asked by priya: Too old`);
  });

  test('with few details is shown without the missing ones', async () => {
    const userId = await addUser(database.db, { email: 'little@clinic.test' });
    expect(await show(userId)).toBe(`Account:             ${userId}
State:               active
Registered:          05/01/2026, 09:00
Email confirmed:     no
Name:                Amara Okafor
Email:               little@clinic.test
Phone:               020 7946 0018
Address:             14 Lambs Conduit Passage, London, WC1R 4RH, GB
Professional:        no
Prescriber:          no

No documents.

Nothing was decided yet.`);
  });

  test('of a prescriber is shown too', async () => {
    const flags = { is_prescriber: true, claims_prescriber: true };
    const page = await show(await addUser(database.db, flags));
    expect(page).toContain('Prescriber:          yes');
  });

  test('that is unknown is refused', async () => {
    await expect(show(2_000_000)).rejects.toThrow('There is no account 2000000.');
  });

  test('is not saved into a folder that is there already', async () => {
    const userId = await addUser(database.db);
    await expect(show(userId, tmpdir())).rejects.toThrow(
      `${tmpdir()} is there already: name a folder to be made.`,
    );
  });

  test('without documents saves none', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'formulary-run-command-'));
    const into = join(folder, 'documents');
    const page = await show(await addUser(database.db), into);
    expect(page.split('\n').slice(-2)).toEqual(['', `Saved to ${into}:`]);
    expect(statSync(into).mode & 0o777).toBe(0o700);
    rmSync(folder, { recursive: true });
  });
});

test('accounts in a state are listed in columns, longest pending first', async () => {
  const listed = { account_state: 'rejected', professional_status: 'Nurse' } as const;
  const second = await addUser(database.db, {
    ...listed,
    email: 'second@clinic.test',
    requested_at: new Date('2026-01-06T09:00:00Z'),
    professional_status: null,
  });
  const first = await addUser(database.db, {
    ...listed,
    email: 'first@clinic.test',
    claims_prescriber: true,
  });
  expect(await run({ kind: 'list-accounts', state: 'rejected' })).toBe(
    [
      'ID  Registered         Name          Email               Says to be',
      `${String(first).padEnd(2)}  05/01/2026, 09:00  Amara Okafor  first@clinic.test   Nurse, prescriber`,
      `${String(second).padEnd(2)}  06/01/2026, 09:00  Amara Okafor  second@clinic.test`,
    ].join('\n'),
  );
  expect(await run({ kind: 'list-accounts', state: 'suspended' })).toBe('No account is suspended.');
});

describe('a decision', () => {
  const review = { kind: 'review', reason: 'Checked', by: undefined } as const;

  test.each([
    ['activate', 'verified', 'is active now, and a mail tells its owner.'],
    ['ask', 'verified', 'is asked for documents, by a mail with a link that takes them.'],
  ] as const)(
    'to %s is reported, and recorded under the name of the current user',
    async (...given) => {
      const [decision, account_state, told] = given;
      const userId = await addUser(database.db, { account_state });
      expect(await run({ ...review, userId, decision })).toBe(`Account ${userId} ${told}`);
      expect(await show(userId)).toContain('by priya: Checked');
    },
  );

  test('that is not allowed, lacks its reason or is about nobody is refused in a sentence', async () => {
    const userId = await addUser(database.db);
    await expect(run({ ...review, userId, decision: 'activate' })).rejects.toThrow(
      `Account ${userId} is active: "activate" does not go from there.`,
    );
    const long = { ...review, userId, reason: 'x'.repeat(1_001) };
    await expect(run({ ...long, decision: 'suspend' })).rejects.toThrow(/^Please .*\.$/);
    await expect(run({ ...review, userId: 2_000_000, decision: 'suspend' })).rejects.toThrow(
      'There is no account 2000000.',
    );
  });
});

describe('mail', () => {
  const mail = { recipient: 'ann@clinic.test', subject: 'Hello', text: 'Hello' };

  async function queued(changes: { given_up_at?: Date; failure?: string } = {}): Promise<number> {
    await withTransaction(database.db, (trx) => queueMail(trx, mail));
    const { id } = await database.db
      .selectFrom('outbox')
      .select('id')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    await database.pool.query(
      'update outbox set created_at = $2, attempts = 3, given_up_at = $3, failure = $4 where id = $1',
      [id, now, changes.given_up_at, changes.failure],
    );
    return id;
  }

  test('that is unsent is listed in columns with its last failure', async () => {
    expect(await run({ kind: 'list-mail' })).toBe('All mail is sent.');
    const waiting = await queued();
    const givenUp = await queued({ given_up_at: now, failure: 'No such box' });
    const lines = (await run({ kind: 'list-mail' })).split('\n');
    expect(lines.map((line) => line.trim().split(/ {2,}/))).toEqual([
      ['ID', 'Queued', 'State', 'Refused', 'To', 'Subject', 'Why'],
      [String(waiting), '15/06/2026, 11:00', 'waits', '3', 'ann@clinic.test', 'Hello'],
      [
        String(givenUp),
        '15/06/2026, 11:00',
        'given up',
        '3',
        'ann@clinic.test',
        'Hello',
        'No such box',
      ],
    ]);
  });

  test('is made due again: one by its number, or all that were given up', async () => {
    const waiting = await queued();
    expect(await retry(waiting)).toBe(`Mail ${waiting} is due now.`);
    const events = database.db.selectFrom('audit_events').select('detail');
    expect(await events.where('subject', '=', `mail ${waiting}`).execute()).toEqual([
      { detail: { by: 'priya' } },
    ]);
    expect(await retry('all')).toBe('0 mails are due now.');
    await queued({ given_up_at: now });
    expect(await retry('all')).toBe('1 mail is due now.');
    await expect(retry(2_000_000)).rejects.toThrow('There is no mail 2000000 that was not sent.');
  });
});
