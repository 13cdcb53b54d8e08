import { getProfile } from '@formulary/rules/calls/profileCalls';
import { updateProfile } from '@formulary/rules/calls/profileChangeCalls';
import { signIn, signOut } from '@formulary/rules/calls/sessionCalls';
import { getCart } from '@formulary/rules/calls/cartCalls';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import { eventsOf } from '../testing/database/eventsOf.queries.ts';
import { quickPasswords } from '../testing/quickPasswords.ts';
import { addSession, addUser } from '../testing/testData.queries.ts';
import { hashPassword } from './passwords.ts';

quickPasswords();

const HOUR_MS = 3_600_000;
const PASSWORD = 'correct horse battery';

let shop: TestShop;
let passwordHash: string;
let start: Date;
beforeAll(async () => {
  shop = await openTestShop();
  start = shop.clock.now;
  passwordHash = await hashPassword(PASSWORD);
  await addUser(shop.db, { email: 'Amara@formulary.test', password_hash: passwordHash });
});
beforeEach(() => {
  shop.clock.now = start;
});
afterAll(() => shop.close());

function credentials(email: string, password: string) {
  return { body: { user_email: email, user_password: password } };
}

function signInFrom(remoteAddress: string, email: string, password = PASSWORD) {
  const payload = { user_email: email, user_password: password };
  return shop.app.inject({ method: 'POST', url: '/api/users/login', remoteAddress, payload });
}

function status(token: string, headers: Record<string, string> = {}): Promise<number> {
  return shop.send(getCart, { token, headers }).then((answer) => answer.statusCode);
}

describe('signing in', () => {
  test('returns a token that opens the account, whatever the case of the address @7.3', async () => {
    const token = await shop.ask(signIn, credentials('amara@FORMULARY.test', PASSWORD));
    expect(token).toMatch(/^[\w-]{43}$/);
    const profile = await shop.ask(getProfile, { token });
    expect(profile).toMatchObject({
      email: 'Amara@formulary.test',
      country: { code: 'GB', name: 'United Kingdom' },
    });
    const kept = await shop.db.selectFrom('sessions').select('token_hash').execute();
    expect(kept.map((row) => row.token_hash.toString('base64url'))).not.toContain(token);
  });

  test('gives the same answer to a wrong password and to an unknown address @8.6', async () => {
    const wrong = await shop.send(signIn, credentials('amara@formulary.test', 'wrong'));
    const unknown = await shop.send(signIn, credentials('nobody@formulary.test', PASSWORD));
    expect(wrong.statusCode).toBe(401);
    expect(unknown.body).toBe(wrong.body);
  });

  test.each([
    ['registered', /confirm your email/],
    ['verified', /still reviewing/],
    ['rejected', /not accepted/],
    ['suspended', /suspended/],
  ] as const)('is 403 with a sentence while the account is %s @4.2', async (state, sentence) => {
    const email = `${state}@formulary.test`;
    await addUser(shop.db, { email, password_hash: passwordHash, account_state: state });
    const answer = await shop.send(signIn, credentials(email, PASSWORD));
    expect(answer.statusCode).toBe(403);
    expect(answer.json<{ message: string }>().message).toMatch(sentence);
    const wrong = await shop.send(signIn, credentials(email, 'wrong'));
    expect(wrong.statusCode).toBe(401);
  });

  test('blocks an account for 15 minutes after ten failures, and no other account', async () => {
    const email = 'guessed@formulary.test';
    await addUser(shop.db, { email, password_hash: passwordHash });
    for (let guess = 0; guess < 10; guess += 1) {
      const answer = await shop.send(signIn, credentials(email, `guess ${guess}`));
      expect(answer.statusCode).toBe(401);
    }
    const late = await shop.send(signIn, credentials(email, PASSWORD));
    expect(late.statusCode).toBe(429);
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
    expect(late.json()).toMatchObject({
      message: 'Too many attempts. Please try again in 15 minutes',
    });
    const neighbour = await shop.send(signIn, credentials('amara@formulary.test', PASSWORD));
    expect(neighbour.statusCode).toBe(200);
    shop.clock.now = new Date(+start + 15 * 60_000 + 1);
    const later = await shop.send(signIn, credentials(email, PASSWORD));
    expect(later.statusCode).toBe(200);
  });

  test('is blocked for one network only; the right password works from another', async () => {
    const email = 'besieged@formulary.test';
    await addUser(shop.db, { email, password_hash: passwordHash });
    for (let guess = 0; guess < 10; guess += 1) await signInFrom('203.0.113.1', email, 'wrong');
    expect((await signInFrom('203.0.113.1', email)).statusCode).toBe(429);
    expect((await signInFrom('203.0.113.2', email)).statusCode).toBe(200);
  });

  test('lets at most ten of forty concurrent guesses through', async () => {
    const email = 'raced@formulary.test';
    await addUser(shop.db, { email, password_hash: passwordHash });
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => signInFrom('203.0.113.3', email, 'wrong')),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.every((each) => [401, 429].includes(each))).toBe(true);
    expect(statuses.filter((each) => each === 401).length).toBeLessThanOrEqual(10);
    expect(statuses).toContain(429);
    const kept = await shop.db
      .selectFrom('sign_in_failures')
      .where('address', '=', '203.0.113.3')
      .select('id')
      .execute();
    expect(kept).toHaveLength(statuses.filter((each) => each === 401).length);
  });

  test('blocks a network at its forty-first guess across many accounts, and no other network', async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 60; guess += 1) {
      const answer = await signInFrom('203.0.113.4', `listed${guess}@clinic.test`, 'stolen');
      statuses.push(answer.statusCode);
    }
    expect(statuses.indexOf(429)).toBe(40);
    expect(new Set(statuses.slice(40))).toEqual(new Set([429]));
    const elsewhere = await signInFrom('203.0.113.5', 'amara@formulary.test');
    expect(elsewhere.statusCode).toBe(200);
  });

  test('works for thirty colleagues behind one address, even if each mistypes three times', async () => {
    for (let person = 0; person < 30; person += 1) {
      const email = `colleague${person}@clinic.test`;
      await addUser(shop.db, { email, password_hash: passwordHash });
      for (let slip = 0; slip < 3; slip += 1) {
        expect((await signInFrom('203.0.113.6', email, 'slip')).statusCode).toBe(401);
      }
      expect((await signInFrom('203.0.113.6', email)).statusCode).toBe(200);
    }
  });
});

describe('a session', () => {
  test('ends at sign-out in every server process, and leaves other sessions open @7.13', async () => {
    const other = await shop.another();
    const token = await shop.ask(signIn, credentials('amara@formulary.test', PASSWORD));
    const second = await shop.ask(signIn, credentials('amara@formulary.test', PASSWORD));
    const there = () =>
      other
        .inject({ url: '/api/carts', headers: { authorization: `Bearer ${token}` } })
        .then((answer) => answer.statusCode);
    expect([await status(token), await there()]).toEqual([200, 200]);
    await shop.ask(signOut, { token });
    expect(await status(token)).toBe(401);
    await expect.poll(there).toBe(401);
    expect(await status(second)).toBe(200);
  });

  test('is 401 after twelve hours without use; a background call is not use @7.1', async () => {
    const { token } = await shop.signedIn();
    for (let hour = 1; hour <= 11; hour += 1) {
      shop.clock.now = new Date(+start + hour * HOUR_MS);
      expect(await status(token, { 'x-background': 'true' })).toBe(200);
    }
    shop.clock.now = new Date(+start + 12 * HOUR_MS);
    expect(await status(token)).toBe(401);
  });

  test('is 401 after seven days of constant use, and never renewed before @7.13', async () => {
    const { token } = await shop.signedIn();
    for (let hour = 11; hour < 7 * 24; hour += 11) {
      shop.clock.now = new Date(+start + hour * HOUR_MS);
      expect(await status(token)).toBe(200);
    }
    shop.clock.now = new Date(+start + 7 * 24 * HOUR_MS);
    expect(await status(token)).toBe(401);
  });

  test('stays cached for two seconds after its row is changed by hand', async () => {
    const { token, userId } = await shop.signedIn();
    expect(await status(token)).toBe(200);
    // PostgreSQL sends a notification for a deleted row, but not for an updated one.
    await shop.db
      .updateTable('sessions')
      .set({ expires_at: new Date(+start + 1) })
      .where('user_id', '=', userId)
      .execute();
    shop.clock.now = new Date(+start + 1_999);
    expect(await status(token)).toBe(200);
    shop.clock.now = new Date(+start + 2_000);
    expect(await status(token)).toBe(401);
  });

  test('records its last use at most once a minute', async () => {
    const { token, userId } = await shop.signedIn();
    const usedAt = async (afterMs: number) => {
      shop.clock.now = new Date(+start + afterMs);
      expect(await status(token)).toBe(200);
      const session = shop.db.selectFrom('sessions').where('user_id', '=', userId);
      const { last_used_at } = await session.select('last_used_at').executeTakeFirstOrThrow();
      return +last_used_at - +start;
    };
    expect(await usedAt(59_999)).toBe(0);
    expect(await usedAt(60_000)).toBe(60_000);
    expect(await usedAt(119_999)).toBe(60_000);
    expect(await usedAt(120_000)).toBe(120_000);
  });

  test('is 403 as soon as the account is suspended', async () => {
    const { token, userId } = await shop.signedIn();
    expect(await status(token)).toBe(200);
    await shop.db
      .updateTable('users')
      .set({ account_state: 'suspended' })
      .where('id', '=', userId)
      .execute();
    await expect.poll(() => status(token)).toBe(403);
  });

  test.each([
    '',
    'null',
    'undefined',
    '[object Object]',
    'a',
    'x'.repeat(43),
    `${'x'.repeat(43)}=`,
    'x'.repeat(10_000),
    'eyJhbGciOiJub25lIn0.e30.',
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOjF9.c2lnbmF0dXJl',
    "' or '1'='1",
    '../../etc/passwd',
  ])('is 401 for the token "%s"', async (token) => {
    const answer = await shop.send(getCart, { token });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({ message: 'Session Expired', code: 'session-expired' });
  });

  test('is 401 for its token truncated, in capitals or with another scheme', async () => {
    const { token } = await shop.signedIn();
    expect(await status(token.slice(0, -1))).toBe(401);
    expect(await status(token.toUpperCase())).toBe(401);
    const basic = { headers: { authorization: `Basic ${token}` } };
    expect((await shop.send(getCart, basic)).statusCode).toBe(401);
    expect(await status(token)).toBe(200);
  });
});

describe('the profile', () => {
  const details = {
    user_fname: 'Amara',
    user_lname: 'Okafor-Bell',
    user_phone: '+44 20 7946 0018',
    user_street: '1 New Street',
    user_city: 'Leeds',
    user_postcode: 'LS1 1AA',
    user_county: null,
    user_country: 'GB',
  };

  test('changes as its form says and returns the new values @7.8 @7.9', async () => {
    const { token } = await shop.signedIn();
    const profile = await shop.ask(updateProfile, {
      token,
      body: { ...details, user_city: '  Leeds ' },
    });
    expect(profile).toMatchObject({ lastName: 'Okafor-Bell', city: 'Leeds' });
    expect(await shop.ask(getProfile, { token })).toEqual(profile);
  });

  test('keeps the billed company when the call omits it, and clears it for an empty text', async () => {
    const other = await addUser(shop.db, { company: 'Somebody Else Ltd' });
    const { token, userId } = await shop.signedIn();
    const companyAfter = async (change: object) => {
      const body = { ...details, ...change };
      return (await shop.ask(updateProfile, { token, body })).company;
    };
    expect(await companyAfter({ user_company: ' Bell Aesthetics Ltd ' })).toBe(
      'Bell Aesthetics Ltd',
    );
    expect(await companyAfter({})).toBe('Bell Aesthetics Ltd');
    const long = { ...details, user_company: 'x'.repeat(101) };
    expect((await shop.send(updateProfile, { token, body: long })).statusCode).toBe(400);
    expect(await companyAfter({ user_company: '' })).toBeUndefined();
    const companies = shop.db.selectFrom('users').select(['id', 'company']).orderBy('id');
    expect(await companies.where('id', 'in', [other, userId]).execute()).toEqual([
      { id: other, company: 'Somebody Else Ltd' },
      { id: userId, company: null },
    ]);
    const events = await eventsOf(shop.db, `user ${userId}`);
    expect(events.at(-1)?.detail).toEqual({ fields: 'company' });
  });

  test('stores a UK postcode in its postal spelling and refuses an invalid one', async () => {
    const { token } = await shop.signedIn();
    const body = { ...details, user_postcode: 'eh13la' };
    expect(await shop.ask(updateProfile, { token, body })).toMatchObject({ postcode: 'EH1 3LA' });
    const wrong = { ...details, user_postcode: 'banana' };
    const answer = await shop.send(updateProfile, { token, body: wrong });
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      {
        user_postcode: 'Please check this postcode. In the United Kingdom they look like EC1V 0BW',
      },
    ]);
    const foreign = { ...details, user_postcode: 'banana', user_country: 'IE' };
    expect(await shop.ask(updateProfile, { token, body: foreign })).toMatchObject({
      postcode: 'banana',
    });
  });

  test('shows the code of a country that is not on the list', async () => {
    const userId = await addUser(shop.db, { country_code: 'ZZ' });
    const token = await addSession(shop.db, userId, start);
    expect(await shop.ask(getProfile, { token })).toMatchObject({
      country: { code: 'ZZ', name: 'ZZ' },
    });
  });

  test('records the names of changed fields, but not their old values', async () => {
    const { token, userId } = await shop.signedIn();
    await shop.ask(updateProfile, { token, body: details });
    await shop.ask(updateProfile, { token, body: { ...details, user_city: 'York' } });
    const events = await shop.db
      .selectFrom('audit_events')
      .select(['action', 'actor_id', 'detail'])
      .where('subject', '=', `user ${userId}`)
      .orderBy('id')
      .execute();
    expect(events.map(({ action, actor_id, detail }) => [action, actor_id, detail])).toEqual([
      ['profile-changed', userId, { fields: 'lastName, phone, street, city, postcode' }],
      ['profile-changed', userId, { fields: 'city' }],
    ]);
  });

  test('names each invalid field and changes nothing @5.11', async () => {
    const { token } = await shop.signedIn();
    const before = await shop.ask(getProfile, { token });
    const answer = await shop.send(updateProfile, {
      token,
      body: { ...details, user_fname: ' ', user_phone: '()()()', user_country: 'XX' },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      errors: {
        user_fname: 'Please add first name',
        user_phone: 'Please add contact number',
        user_country: 'Please add country',
      },
    });
    expect(await shop.ask(getProfile, { token })).toEqual(before);
  });

  test.each(['user_email', 'user_is_prescriber', 'user_pk', 'account_state', 'role'])(
    'refuses %s',
    async (field) => {
      const { token } = await shop.signedIn();
      const answer = await shop.send(updateProfile, { token, body: { ...details, [field]: true } });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ errors: { [field]: 'is not expected here' } });
    },
  );
});

describe('the XSRF cookie', () => {
  const cookie = 'XSRF-TOKEN=secret; theme=dark';

  test('is set once at sign-in @7.1', async () => {
    const given = await shop.send(signIn, credentials('amara@formulary.test', PASSWORD));
    expect(given.headers['set-cookie']).toMatch(/^XSRF-TOKEN=[\w-]{32}; Path=\/; SameSite=Strict$/);
    const token = given.json<string>();
    const again = await shop.send(getProfile, { token, headers: { cookie } });
    expect(again.headers['set-cookie']).toBeUndefined();
  });

  test('is set with the profile for a session that lost it @7.1', async () => {
    const { token } = await shop.signedIn();
    const given = await shop.send(getProfile, { token });
    expect(given.headers['set-cookie']).toMatch(/^XSRF-TOKEN=[\w-]{32}; /);
  });

  test('must match the header of every call that changes data @7.1', async () => {
    const { token } = await shop.signedIn();
    const send = (headers: Record<string, string>) =>
      shop.send(signOut, { token, headers }).then((answer) => answer.statusCode);
    expect(await send({ cookie })).toBe(400);
    expect(await send({ cookie, 'x-xsrf-token': 'other' })).toBe(400);
    expect(await status(token, { cookie })).toBe(200);
    expect(await send({ cookie, 'x-xsrf-token': 'secret' })).toBe(200);
  });

  test('is read as the storefront reads it: decoded, and the first of its name', async () => {
    const { token } = await shop.signedIn();
    const cookies = 'theme=dark; XSRF-TOKEN=a%2Fb; XSRF-TOKEN=planted';
    const send = (value: string) =>
      shop.send(updateProfile, {
        token,
        body: {},
        headers: { cookie: cookies, 'x-xsrf-token': value },
      });
    const refusals = await Promise.all(['planted', 'a%2Fb', 'a/b'].map(send));
    expect(refusals.map((answer) => 'X-XSRF-TOKEN' in (answer.json().errors ?? {}))).toEqual([
      true,
      true,
      false,
    ]);
  });
});
