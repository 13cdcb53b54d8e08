import { getProfile } from '@formulary/rules/calls/profileCalls';
import { signIn } from '@formulary/rules/calls/sessionCalls';
import {
  confirmEmail,
  forgotPassword as forgotPasswordCall,
  resetPassword,
} from '@formulary/rules/calls/joiningCalls';
import type { AccountState } from '@formulary/rules/accounts/accountState';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { issueToken } from '../tokens/accountTokens.ts';
import type { TokenPurpose } from '../tokens/accountTokens.queries.ts';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import { listDocuments } from '../documents/documents.queries.ts';
import { aPdf } from '../../testing/documents/aPdf.ts';
import { multipartOf, type TestPart } from '../../testing/calls/multipartOf.ts';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import {
  documentPart,
  goodDocuments,
  registrationForm,
} from '../../testing/calls/registrationForm.ts';
import { quickPasswords } from '../../testing/quickPasswords.ts';
import { addSession, addUser } from '../../testing/testData.queries.ts';
import { moveUser } from '../users.queries.ts';
import { hashPassword } from '../passwords.ts';
import { forgotPassword } from './forgotPassword.ts';

quickPasswords();

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const PASSWORD = 'correct horse battery';
const SENT =
  'If this email is registered with us, we have sent a link to it. The link is valid for about a day; do check your spam folder';
const DEAD = {
  message:
    'This link is not valid any more: it was used, has expired, or a newer one was sent. Please ask for a new one',
  code: 'token-dead',
};

let shop: TestShop;
let passwordHash: string;
beforeAll(async () => {
  shop = await openTestShop();
  passwordHash = await hashPassword('the old password');
});
beforeEach(() => {
  // Each test starts in a new period, with fresh attempt limits.
  shop.clock.now = new Date(+shop.clock.now + 8 * DAY_MS);
});
afterAll(() => shop.close());

let names = 0;
function somebody(): string {
  names += 1;
  return `somebody${names}@clinic.test`;
}

async function added(standing: AccountState = 'active'): Promise<{ id: number; email: string }> {
  const email = somebody();
  const id = await addUser(shop.db, {
    email,
    account_state: standing,
    password_hash: passwordHash,
  });
  return { id, email };
}

function mailsTo(email: string) {
  return shop.db
    .selectFrom('outbox')
    .select(['subject', 'text'])
    .where('recipient', '=', email)
    .orderBy('id')
    .execute();
}

async function eventsOf(id: number): Promise<readonly string[]> {
  const events = await shop.db
    .selectFrom('audit_events')
    .select(['action', 'actor_id'])
    .where('subject', '=', `user ${id}`)
    .orderBy('id')
    .execute();
  return events.map(({ action, actor_id }) => `${action} by ${actor_id}`);
}

function issue(userId: number, purpose: TokenPurpose, lifeMs = DAY_MS): Promise<string> {
  const { now } = shop.clock;
  return withTransaction(shop.db, (trx) => issueToken(trx, { userId, purpose, lifeMs, now }));
}

function confirm(code: string) {
  return shop.send(confirmEmail, { body: { user_verifyCode: code } });
}

function forget(email: string) {
  return shop.send(forgotPasswordCall, { body: { user_email: email } });
}

function reset(token: string, password = PASSWORD, confirmation = password) {
  return shop.send(resetPassword, {
    body: {
      user_new_password: password,
      user_password_confirmation: confirmation,
      user_reset_password_token: token,
    },
  });
}

function upload(ticket: string, documents: readonly TestPart[] = goodDocuments) {
  const form = multipartOf([{ name: 'user_documents_ticket', value: ticket }, ...documents]);
  return shop.app.inject({ method: 'POST', url: '/api/users/uploadDocs', ...form });
}

function signInAs(email: string, password: string) {
  return shop.send(signIn, { body: { user_email: email, user_password: password } });
}

function tokenIn(text = ''): string {
  return /\/(?:confirm|reset-password)\/([\w-]{43})\s/.exec(text)?.[1] ?? '';
}

async function state(id: number) {
  return shop.db
    .selectFrom('users')
    .select(['account_state', 'email_verified_at', 'is_prescriber', 'password_hash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

test('an applicant registers, confirms, is activated and signs in; earlier sign-ins name the next step @1.2 @4.2 @3.9', async () => {
  const email = somebody();
  const form = registrationForm({ email, isPrescriber: true });
  await shop.app.inject({ method: 'POST', url: '/api/users', ...form });
  const early = await signInAs(email, 'a long password');
  expect([early.statusCode, early.json<{ code: string }>().code]).toEqual([
    403,
    'account-unverified',
  ]);
  const [mail] = await mailsTo(email);
  const confirmed = await confirm(tokenIn(mail?.text));
  expect([confirmed.statusCode, confirmed.json()]).toEqual([200, { message: 'Email Verified!' }]);
  const waiting = await signInAs(email, 'a long password');
  expect([waiting.statusCode, waiting.json<{ code: string }>().code]).toEqual([
    403,
    'account-in-review',
  ]);
  const { id } = await shop.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  await withTransaction(shop.db, (trx) => moveUser(trx, id, 'active'));
  const token = (await signInAs(email, 'a long password')).json<string>();
  expect(await shop.ask(getProfile, { token })).toMatchObject({ email, isPrescriber: true });
});

describe('confirming an address', () => {
  test('is harmless when repeated @7.5 @2.7', async () => {
    const { id } = await added('registered');
    const code = await issue(id, 'confirm-email');
    expect((await confirm(code)).json()).toEqual({ message: 'Email Verified!' });
    expect(await state(id)).toMatchObject({
      account_state: 'verified',
      email_verified_at: shop.clock.now,
    });
    const again = await confirm(code);
    expect([again.statusCode, again.json()]).toEqual([
      200,
      { message: 'Your email is already verified' },
    ]);
    expect(await eventsOf(id)).toEqual([`email-confirmed by ${id}`]);
  });

  test('happens once when twenty requests race', async () => {
    const { id } = await added('registered');
    const code = await issue(id, 'confirm-email');
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(code)));
    const sentences = answers.map((answer) => answer.json<{ message: string }>().message);
    expect(sentences.filter((sentence) => sentence === 'Email Verified!')).toHaveLength(1);
    expect(await eventsOf(id)).toHaveLength(1);
  });

  test('does not undo a decision of staff', async () => {
    const { id } = await added('registered');
    const code = await issue(id, 'confirm-email');
    await withTransaction(shop.db, (trx) => moveUser(trx, id, 'rejected'));
    expect((await confirm(code)).statusCode).toBe(200);
    expect(await state(id)).toMatchObject({ account_state: 'rejected' });
  });

  test('works for a week', async () => {
    const email = somebody();
    await shop.app.inject({ method: 'POST', url: '/api/users', ...registrationForm({ email }) });
    const code = tokenIn((await mailsTo(email))[0]?.text);
    shop.clock.now = new Date(+shop.clock.now + 7 * DAY_MS);
    const late = await confirm(code);
    expect([late.statusCode, late.json()]).toEqual([400, DEAD]);
    shop.clock.now = new Date(+shop.clock.now - 1);
    expect((await confirm(code)).statusCode).toBe(200);
  });
});

describe('a forgotten password', () => {
  test.each(['active', 'verified'] as const)(
    'of an account that is %s is reset by a link that works for a day @7.6 @7.7 @9.6 @3.9',
    async (standing) => {
      const { id, email } = await added(standing);
      const asked = await forget(`  ${email.toUpperCase()} `);
      expect([asked.statusCode, asked.json()]).toEqual([200, { message: SENT }]);
      const [mail] = await mailsTo(email);
      expect(mail?.text).toContain('https://shop.test/reset-password/');
      const day = new Date(+shop.clock.now + DAY_MS);
      shop.clock.now = day;
      const late = await reset(tokenIn(mail?.text));
      expect([late.statusCode, late.json()]).toEqual([400, DEAD]);
      shop.clock.now = new Date(+day - 1);
      const done = await reset(tokenIn(mail?.text));
      expect([done.statusCode, done.body]).toEqual([200, 'null']);
      expect((await signInAs(email, PASSWORD)).statusCode).toBe(standing === 'active' ? 200 : 403);
      expect((await signInAs(email, 'the old password')).statusCode).toBe(401);
      expect(await eventsOf(id)).toEqual([
        'password-reset-requested by null',
        `password-changed by ${id}`,
      ]);
    },
  );

  test('is reset by the newest link only, once, even when twenty requests race', async () => {
    const { id, email } = await added();
    await forget(email);
    await forget(email);
    const [older, newer] = (await mailsTo(email)).map(({ text }) => tokenIn(text));
    if (!older || !newer) throw new Error('There should be two mails');
    const superseded = await reset(older);
    expect([superseded.statusCode, superseded.json()]).toEqual([400, DEAD]);
    const answers = await Promise.all(Array.from({ length: 20 }, () => reset(newer)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 400)).toHaveLength(19);
    for (const used of [older, newer]) expect((await reset(used)).json()).toEqual(DEAD);
    const events = await eventsOf(id);
    expect(events.filter((event) => event.startsWith('password-changed'))).toHaveLength(1);
  });

  test('of an unconfirmed address sends the confirmation link again', async () => {
    const { id, email } = await added('registered');
    const older = await issue(id, 'confirm-email');
    await forget(email);
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe('Please confirm your email address');
    expect((await confirm(older)).statusCode).toBe(400);
    expect((await confirm(tokenIn(mail?.text))).statusCode).toBe(200);
  });

  test.each(['rejected', 'suspended'] as const)(
    'of an account that is %s sends no mail',
    async (standing) => {
      const { email } = await added(standing);
      expect((await forget(email)).json()).toEqual({ message: SENT });
      expect(await mailsTo(email)).toEqual([]);
    },
  );

  test('gets byte-identical answers for known and unknown addresses', async () => {
    const { email } = await added();
    const known = await forget(email);
    const unknown = await forget(somebody());
    expect(known.rawPayload).toEqual(unknown.rawPayload);
    expect(known.statusCode).toBe(unknown.statusCode);
    expect(Object.keys(known.headers).toSorted()).toEqual(Object.keys(unknown.headers).toSorted());
  });

  test.each([
    ['is active', 'active', 1],
    ['is not confirmed', 'registered', 1],
    ['is suspended', 'suspended', 0],
    ['is not there', undefined, 0],
  ] as const)(
    'of an account that %s is answered after 150 ms, not before',
    async (_how, standing, mails) => {
      const email = standing === undefined ? somebody() : (await added(standing)).email;
      const { promise: pause, resolve: endPause } = Promise.withResolvers<void>();
      const pauses: number[] = [];
      const pausing = (ms: number) => {
        pauses.push(ms);
        return pause;
      };
      let isAnswered = false;
      const { now } = shop.clock;
      const answer = (async () => {
        await forgotPassword(shop.db, email, 'https://shop.test', now, pausing);
        isAnswered = true;
      })();
      await expect.poll(() => pauses).toEqual([150]);
      await expect.poll(() => mailsTo(email)).toHaveLength(mails);
      expect(isAnswered).toBe(false);
      endPause();
      await answer;
    },
  );

  test('requires an address @5.9', async () => {
    const answer = await forget('not an address');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: { user_email: 'Please enter a valid email' } });
  });

  test('sends at most three mails an hour to an address, and answers unknown addresses alike', async () => {
    const { email } = await added();
    const unknown = somebody();
    const asked = [];
    for (let time = 0; time < 10; time += 1) {
      const answers = [await forget(email), await forget(unknown)];
      expect(answers[0]?.statusCode).toBe(answers[1]?.statusCode);
      asked.push(answers[0]?.statusCode);
    }
    expect(asked.filter((status) => status === 200)).toHaveLength(3);
    expect(await mailsTo(email)).toHaveLength(3);
  });

  test('is limited to twenty requests an hour per network', async () => {
    for (let time = 0; time < 20; time += 1) expect((await forget('x')).statusCode).toBe(400);
    const late = await forget(somebody());
    expect(late.statusCode).toBe(429);
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('a new password', () => {
  test('ends every session and notifies the owner @7.7', async () => {
    const { id, email } = await added();
    const sessions = await Promise.all([1, 2].map(() => addSession(shop.db, id, shop.clock.now)));
    const bystander = await shop.signedIn();
    for (const token of sessions) await shop.ask(getProfile, { token });
    await reset(await issue(id, 'reset-password'));
    for (const token of sessions) {
      await expect
        .poll(() => shop.send(getProfile, { token }).then((answer) => answer.statusCode))
        .toBe(401);
    }
    expect((await shop.send(getProfile, { token: bystander.token })).statusCode).toBe(200);
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      'Your password was changed',
    ]);
  });

  test.each([
    ['', '', 'Please enter a password'],
    ['1234567', '1234567', 'Password should contain at least 8 characters'],
    [
      'password1',
      'password1',
      'This password is among the first that are guessed. Please choose another, such as three words',
    ],
    ['x'.repeat(129), 'x'.repeat(129), 'Please use at most 128 characters'],
  ])(
    '"%s" is refused with its sentence, and the link stays valid @5.10',
    async (password, confirmation, sentence) => {
      const { id } = await added();
      const token = await issue(id, 'reset-password');
      const answer = await reset(token, password, confirmation);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ errors: { user_new_password: sentence } });
      const differing = await reset(token, PASSWORD, 'another password');
      expect(differing.json()).toMatchObject({
        errors: { user_password_confirmation: 'Passwords must match' },
      });
      expect((await reset(token)).statusCode).toBe(200);
    },
  );

  test('unblocks an account that was blocked for failed guesses', async () => {
    const { id, email } = await added();
    for (let guess = 0; guess < 10; guess += 1) await signInAs(email, 'a wrong guess');
    expect((await signInAs(email, 'the old password')).statusCode).toBe(429);
    await reset(await issue(id, 'reset-password'));
    expect((await signInAs(email, PASSWORD)).statusCode).toBe(200);
  });

  test('is refused for an account that was suspended after the link was sent', async () => {
    const { id } = await added();
    const token = await issue(id, 'reset-password');
    await withTransaction(shop.db, (trx) => moveUser(trx, id, 'suspended'));
    const answer = await reset(token);
    expect([answer.statusCode, answer.json()]).toEqual([400, DEAD]);
    expect((await state(id)).password_hash).toBe(passwordHash);
  });
});

describe('replacing documents', () => {
  test('supersedes those of the same kind, with a ticket that works once @7.4', async () => {
    const { id } = await added('verified');
    await upload(await issue(id, 'upload-documents'));
    const before = await listDocuments(shop.db, id);
    const ticket = await issue(id, 'upload-documents');
    const better = documentPart(
      'user_certificate',
      aPdf({ trailer: '/Better true' }),
      'better.pdf',
    );
    const answer = await upload(ticket, [better]);
    expect([answer.statusCode, answer.body]).toEqual([200, 'null']);
    const after = await listDocuments(shop.db, id);
    expect(
      after.map(({ kind, originalName, supersededAt }) => [kind, originalName, supersededAt]),
    ).toEqual([
      ['passportOrLicence', 'document.pdf', undefined],
      ['utilityBill', 'document.pdf', undefined],
      ['certificate', 'better.pdf', undefined],
      ['certificate', 'document.pdf', shop.clock.now],
    ]);
    expect(before).toHaveLength(3);
    expect(await eventsOf(id)).toEqual([
      `documents-replaced by ${id}`,
      `documents-replaced by ${id}`,
    ]);
    const again = await upload(ticket);
    expect([again.statusCode, again.json()]).toEqual([400, DEAD]);
  });

  test('names invalid documents and keeps the ticket valid', async () => {
    const { id } = await added('verified');
    const ticket = await issue(id, 'upload-documents');
    const none = await upload(ticket, []);
    expect(none.json()).toMatchObject({
      errors: {
        user_passport_or_license: 'Please upload a valid passport or license',
        user_certificate: 'Please upload a valid Aesthetics Training Certificate',
        user_utility_bill: 'Please upload a valid utility bill',
      },
    });
    const wrong = await upload(ticket, [documentPart('user_certificate', Buffer.from('<svg/>'))]);
    expect([wrong.statusCode, wrong.json<{ errors: unknown }>().errors]).toEqual([
      400,
      { user_certificate: 'Please upload a PDF, JPEG or PNG file' },
    ]);
    expect(await listDocuments(shop.db, id)).toEqual([]);
    expect((await upload(ticket)).statusCode).toBe(200);
  });

  test('checks no document when the ticket is dead', async () => {
    const wrong = [documentPart('user_certificate', Buffer.from('<svg/>'))];
    const answer = await upload(randomBytes(32).toString('base64url'), wrong);
    expect([answer.statusCode, answer.json()]).toEqual([400, DEAD]);
  });

  test('happens once when eight requests race with one ticket', async () => {
    const { id } = await added('verified');
    const ticket = await issue(id, 'upload-documents');
    const answers = await Promise.all(Array.from({ length: 8 }, () => upload(ticket)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await listDocuments(shop.db, id)).toHaveLength(3);
  });

  test.each(['active', 'rejected'] as const)(
    'is refused for an account that is now %s, as with a used link',
    async (decided) => {
      const { id } = await added('verified');
      const ticket = await issue(id, 'upload-documents');
      await withTransaction(shop.db, (trx) => moveUser(trx, id, decided));
      const answer = await upload(ticket);
      expect([answer.statusCode, answer.json()]).toEqual([400, DEAD]);
      expect(await listDocuments(shop.db, id)).toEqual([]);
    },
  );
});

describe('a one-time link', () => {
  const endpoints: Readonly<Record<TokenPurpose, (token: string) => ReturnType<typeof confirm>>> = {
    'confirm-email': confirm,
    'reset-password': (token) => reset(token),
    'upload-documents': (token) => upload(token),
  };
  const purposes = Object.keys(endpoints) as TokenPurpose[];
  const standings = {
    'confirm-email': 'registered',
    'reset-password': 'active',
    'upload-documents': 'verified',
  } as const;

  test('works only for its own purpose and its own user', async () => {
    for (const purpose of purposes) {
      const [mine, other] = [await added(standings[purpose]), await added(standings[purpose])];
      const untouched = await state(other.id);
      const token = await issue(mine.id, purpose);
      await issue(other.id, purpose);
      for (const elsewhere of purposes.filter((each) => each !== purpose)) {
        const answer = await endpoints[elsewhere](token);
        expect([answer.statusCode, answer.json()]).toEqual([400, DEAD]);
      }
      expect((await endpoints[purpose](token)).statusCode).toBe(200);
      expect(await state(other.id)).toEqual(untouched);
      expect(await listDocuments(shop.db, other.id)).toEqual([]);
    }
  });

  test.each(purposes)(
    'for %s gives every dead link the same answer and sentence @8.6',
    async (purpose) => {
      const { id } = await added(standings[purpose]);
      const use = endpoints[purpose];
      const older = await issue(id, purpose);
      const newer = await issue(id, purpose);
      const unknown = randomBytes(32).toString('base64url');
      for (const dead of [older, unknown, newer.slice(0, -1), `${newer}A`, newer.toLowerCase()]) {
        const answer = await use(dead);
        expect([answer.statusCode, answer.json()]).toEqual([400, DEAD]);
      }
      expect((await use('A'.repeat(10_000))).statusCode).toBe(400);
      expect((await use('')).statusCode).toBe(400);
      shop.clock.now = new Date(+shop.clock.now + DAY_MS + 1_000);
      const expired = await use(newer);
      expect([expired.statusCode, expired.json()]).toEqual([400, DEAD]);
    },
  );

  test('for reset-password is dead once used; twenty concurrent uses set one password', async () => {
    const { id } = await added();
    const token = await issue(id, 'reset-password');
    const answers = await Promise.all(Array.from({ length: 20 }, () => reset(token)));
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(refused).toHaveLength(19);
    for (const answer of [...refused, await reset(token)]) {
      expect([answer.statusCode, answer.json()]).toEqual([400, DEAD]);
    }
  });

  test('can be tried sixty times an hour per network, counted over all links', async () => {
    for (let time = 0; time < 30; time += 1) {
      expect((await confirm('wrong')).statusCode).toBe(400);
      expect((await reset('wrong')).statusCode).toBe(400);
    }
    expect((await confirm('wrong')).statusCode).toBe(429);
    expect((await reset('wrong')).statusCode).toBe(429);
    // Other calls from that network have their own limits.
    expect((await upload('wrong')).statusCode).toBe(400);
    expect((await forget(somebody())).statusCode).toBe(200);
  });
});
