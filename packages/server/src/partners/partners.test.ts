import {
  addOrInvitePrescriber,
  answerLinkRequest,
  countMyPractitioners,
  endLink,
  listInvitations,
  listMyPractitioners,
  listMyPrescribers,
  listPrescribers,
  resendInvite,
} from '@formulary/rules/calls/partnerCalls';
import { askForInvitation, openInvitation } from '@formulary/rules/calls/invitationCalls';
import type { AccountState } from '@formulary/rules/accounts/accountState';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { withTransaction } from '../platform/database/withTransaction.ts';
import { reviewAccount } from '../customers/reviewAccount.ts';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import { addLink, addSession, addUser, contents, emailOf } from '../testing/testData.queries.ts';
import { lockAcceptedLink } from './lockAcceptedLink.queries.ts';

const DAY_MS = 86_400_000;
const INVITED =
  /^Prescriber (.+) doesn't exists in our system\. We have emailed them an invite to register$/;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => {
  // Each test has its own day and thus its own attempts; sessions last a week.
  shop.clock.now = new Date(+shop.clock.now + 2 * DAY_MS);
});
afterAll(() => shop.close());

interface Somebody {
  readonly userId: number;
  readonly token: string;
  readonly email: string;
}

async function somebody(isPrescriber: boolean, state: AccountState = 'active'): Promise<Somebody> {
  const userId = await addUser(shop.db, {
    is_prescriber: isPrescriber && state === 'active',
    claims_prescriber: isPrescriber,
    account_state: state,
  });
  const token = await addSession(shop.db, userId, shop.clock.now);
  return { userId, token, email: await emailOf(shop.db, userId) };
}

const practitioner = () => somebody(false);
const prescriber = () => somebody(true);

let names = 0;
const newAddress = () => `Nobody${(names += 1)}@Clinic.test`;

function ask({ token }: Somebody, email: string) {
  return shop.send(addOrInvitePrescriber, { token, body: { prescriber_email: email } });
}

function answer({ token }: Somebody, { userId }: Somebody, status: 1 | -1) {
  const body = { practitioner_fk: userId, practitioner_prescriber_status: status };
  return shop.send(answerLinkRequest, { token, body });
}

function end({ token }: Somebody, { userId }: Somebody) {
  return shop.send(endLink, { token, body: { partner_fk: userId } });
}

function resend({ token }: Somebody, { userId }: Somebody) {
  return shop.send(resendInvite, { token, body: { prescriber: userId } });
}

/** Returns the mails to an address, in the order they were queued. */
async function mailsTo(email: string): Promise<readonly { subject: string; text: string }[]> {
  return shop.db
    .selectFrom('outbox')
    .select(['subject', 'text'])
    .where('recipient', '=', email)
    .orderBy('id')
    .execute();
}

/** Returns the audit events of the link between two people. */
async function recordsOf(one: Somebody, other: Somebody): Promise<readonly unknown[]> {
  return shop.db
    .selectFrom('audit_events')
    .select(['action', 'actor_id as by'])
    .where('subject', '=', `link ${one.userId} ${other.userId}`)
    .orderBy('id')
    .execute();
}

async function statusesOf({ token }: Somebody): Promise<readonly string[]> {
  const links = await shop.ask(listMyPrescribers, { token, body: { query: {} } });
  return links.map(({ status, endedAt }) => (endedAt ? 'ended' : status));
}

function mayAssign(one: Somebody, other: Somebody): Promise<boolean> {
  return withTransaction(shop.db, (trx) => lockAcceptedLink(trx, one.userId, other.userId));
}

describe('asking a prescriber', () => {
  test('makes a pending request, mails the prescriber and records it @7.34 @1.5', async () => {
    const [nurse, doctor] = [await practitioner(), await prescriber()];
    const asked = await ask(nurse, ` ${doctor.email.toUpperCase()} `);
    expect([asked.statusCode, asked.json()]).toEqual([
      201,
      { message: `Add request to ${doctor.email.toUpperCase()} has been sent successfully` },
    ]);
    expect(await statusesOf(nurse)).toEqual(['pending']);
    expect(await mailsTo(doctor.email)).toEqual([
      {
        subject: 'Amara Okafor asks you to prescribe',
        text: expect.stringContaining('https://shop.test/practitioners'),
      },
    ]);
    expect(await recordsOf(nurse, doctor)).toEqual([
      { action: 'link-requested', by: nurse.userId },
    ]);
  });

  test.each([
    ['', 'Please enter a valid email'],
    ['  ', 'Please enter a valid email'],
    ['helen@', 'Please enter a valid email'],
    [`${'a'.repeat(300)}@clinic.test`, 'Please enter a valid email'],
  ])('at an invalid address (%j) is refused on its field @5.13', async (email, sentence) => {
    const nurse = await practitioner();
    const before = await contents(shop.db);
    const refused = await ask(nurse, email);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ errors: { prescriber_email: sentence } });
    expect(await contents(shop.db)).toBe(before);
  });

  test('is refused on the field for oneself or an account that cannot prescribe, and mails nobody @5.13', async () => {
    const nurse = await practitioner();
    const others = [
      [nurse, 'own-address'],
      [await practitioner(), 'no-prescriber'],
      [await somebody(true, 'suspended'), 'no-prescriber'],
      [await somebody(true, 'rejected'), 'no-prescriber'],
    ] as const;
    for (const [{ email }, code] of others) {
      const before = await contents(shop.db);
      const refused = await ask(nurse, email);
      expect(refused.statusCode).toBe(400);
      expect(refused.json()).toMatchObject({
        code,
        errors: { prescriber_email: expect.stringMatching(/email address/) },
      });
      expect(await contents(shop.db)).toBe(before);
    }
  });

  test.each([
    ['pending', 'link-pending'],
    ['accepted', 'link-accepted'],
  ] as const)('who is %s already is refused with 409 and mails nobody', async (status, code) => {
    const [nurse, doctor] = [await practitioner(), await prescriber()];
    const pair = { practitionerId: nurse.userId, prescriberId: doctor.userId };
    await addLink(shop.db, { ...pair, status }, shop.clock.now);
    const before = await contents(shop.db);
    const refused = await ask(nurse, doctor.email);
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      { message: expect.any(String), code },
    ]);
    expect(await contents(shop.db)).toBe(before);
  });

  test('twice at once makes one request and one mail', async () => {
    const [nurse, doctor] = [await practitioner(), await prescriber()];
    const answers = await Promise.all([ask(nurse, doctor.email), ask(nurse, doctor.email)]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 409]));
    expect(await mailsTo(doctor.email)).toHaveLength(1);
  });

  test('is limited to 3 a day for one address, and 20 an hour for one account', async () => {
    const nurse = await practitioner();
    const address = newAddress();
    for (let time = 0; time < 3; time += 1)
      expect((await ask(nurse, address)).statusCode).toBe(200);
    const refused = await ask(nurse, address.toLowerCase());
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('86400');
    expect(refused.json()).toMatchObject({
      message: 'Too many attempts. Please try again in 24 hours',
    });
    for (let time = 0; time < 16; time += 1) await ask(nurse, newAddress());
    expect((await ask(nurse, newAddress())).statusCode).toBe(429);
    expect(await mailsTo(address)).toHaveLength(3);
    expect((await ask(await practitioner(), newAddress())).statusCode).toBe(200);
  });

  test('is limited to 20 mails a day to one address from all practitioners', async () => {
    const address = newAddress();
    for (let time = 0; time < 20; time += 1) await ask(await practitioner(), address);
    expect((await ask(await practitioner(), address)).statusCode).toBe(429);
    expect(await mailsTo(address)).toHaveLength(20);
  });
});

describe('a request', () => {
  test.each([
    ['accepted', 1, 'You can now choose Amara Okafor as the prescriber of your orders.'],
    ['declined', -1, 'You can send the request again, or ask another prescriber.'],
  ] as const)(
    'is %s once, by the prescriber it was sent to, and mailed @4.7 @7.38',
    async (status, wire, words) => {
      const [nurse, doctor] = [await practitioner(), await prescriber()];
      await ask(nurse, doctor.email);
      expect((await answer(doctor, nurse, wire)).statusCode).toBe(200);
      expect(await statusesOf(nurse)).toEqual([status]);
      expect(await mayAssign(nurse, doctor)).toBe(wire === 1);
      expect(await mailsTo(nurse.email)).toEqual([
        {
          subject: `Amara Okafor has ${status} your request`,
          text: expect.stringContaining(words),
        },
      ]);
      expect(await recordsOf(nurse, doctor)).toEqual([
        { action: 'link-requested', by: nurse.userId },
        { action: `link-${status}`, by: doctor.userId },
      ]);
      const before = await contents(shop.db);
      for (const again of [1, -1] as const) {
        const refused = await answer(doctor, nurse, again);
        expect([refused.statusCode, refused.json()]).toEqual([
          409,
          { message: 'This request has already been answered', code: 'link-answered' },
        ]);
      }
      expect(await contents(shop.db)).toBe(before);
    },
  );

  test('is unknown to another prescriber and to its own sender @4.7 @6.4', async () => {
    const [nurse, doctor, other] = [await practitioner(), await prescriber(), await prescriber()];
    await ask(nurse, doctor.email);
    const before = await contents(shop.db);
    for (const stranger of [other, nurse]) {
      expect((await answer(stranger, nurse, 1)).statusCode).toBe(404);
      expect((await answer(stranger, doctor, 1)).statusCode).toBe(404);
    }
    expect(await contents(shop.db)).toBe(before);
    expect(await mayAssign(nurse, doctor)).toBe(false);
  });

  test('accepted and declined at once gets one of the answers, with one mail', async () => {
    const [nurse, doctor] = [await practitioner(), await prescriber()];
    await ask(nurse, doctor.email);
    const answers = await Promise.all([answer(doctor, nurse, 1), answer(doctor, nurse, -1)]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    expect(await mailsTo(nurse.email)).toHaveLength(1);
  });

  test('once declined is sent again by its sender only @7.35 @4.7', async () => {
    const [nurse, doctor, other] = [await practitioner(), await prescriber(), await practitioner()];
    await ask(nurse, doctor.email);
    expect((await resend(nurse, doctor)).json()).toMatchObject({ code: 'link-not-declined' });
    await answer(doctor, nurse, -1);
    expect((await resend(other, doctor)).statusCode).toBe(404);
    const sent = await resend(nurse, doctor);
    expect([sent.statusCode, sent.json()]).toEqual([
      200,
      { message: `Request to ${doctor.email} has been resent successfully` },
    ]);
    expect(await statusesOf(nurse)).toEqual(['pending']);
    expect(await mailsTo(doctor.email)).toHaveLength(2);
    expect((await answer(doctor, nurse, 1)).statusCode).toBe(200);
  });
});

describe('a link', () => {
  test.each(['practitioner', 'prescriber'] as const)(
    'once accepted is ended by the %s, once, and the other is mailed',
    async (by) => {
      const [nurse, doctor] = [await practitioner(), await prescriber()];
      await ask(nurse, doctor.email);
      expect((await end(nurse, doctor)).json()).toMatchObject({ code: 'link-not-accepted' });
      await answer(doctor, nurse, 1);
      const [one, other] = by === 'practitioner' ? [nurse, doctor] : [doctor, nurse];
      const mailsBefore = (await mailsTo(other.email)).length;
      expect((await end(one, other)).statusCode).toBe(200);
      expect(await statusesOf(nurse)).toEqual(['ended']);
      expect(await mayAssign(nurse, doctor)).toBe(false);
      const mails = await mailsTo(other.email);
      expect(mails.slice(mailsBefore)).toEqual([
        {
          subject: 'Amara Okafor has ended your link',
          text: expect.stringContaining('already wait for a signature stay as they are'),
        },
      ]);
      expect((await recordsOf(nurse, doctor)).at(-1)).toEqual({
        action: 'link-ended',
        by: one.userId,
      });
      expect((await end(other, one)).statusCode).toBe(409);
      expect((await resend(nurse, doctor)).statusCode).toBe(200);
      expect(await statusesOf(nurse)).toEqual(['pending']);
    },
  );

  test('between two other people is not found', async () => {
    const [nurse, doctor, other, otherDoctor] = [
      await practitioner(),
      await prescriber(),
      await practitioner(),
      await prescriber(),
    ];
    const pair = { practitionerId: nurse.userId, prescriberId: doctor.userId };
    await addLink(shop.db, { ...pair, status: 'accepted' }, shop.clock.now);
    const before = await contents(shop.db);
    for (const [stranger, of] of [
      [other, doctor],
      [otherDoctor, nurse],
      [other, nurse],
    ] as const)
      expect((await end(stranger, of)).statusCode).toBe(404);
    expect(await contents(shop.db)).toBe(before);
  });

  test('stays until an order that checked it is stored, and ends afterwards', async () => {
    const [nurse, doctor] = [await practitioner(), await prescriber()];
    const pair = { practitionerId: nurse.userId, prescriberId: doctor.userId };
    await addLink(shop.db, { ...pair, status: 'accepted' }, shop.clock.now);
    const happened: string[] = [];
    let ending: Promise<unknown> = Promise.resolve();
    await withTransaction(shop.db, async (trx) => {
      expect(await lockAcceptedLink(trx, nurse.userId, doctor.userId)).toBe(true);
      ending = end(doctor, nurse).then(() => happened.push('ended'));
      await expect
        .poll(async () => {
          const { rows } = await shop.database.pool.query(
            `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          );
          return rows.length;
        })
        .toBe(1);
      happened.push('ordered');
    });
    await ending;
    expect(happened).toEqual(['ordered', 'ended']);
    expect(await mayAssign(nurse, doctor)).toBe(false);
  });
});

describe('the lists', () => {
  test('offer accepted prescribers who can prescribe, by name, with no details but the address @7.32 @1.5', async () => {
    const nurse = await practitioner();
    const people = [
      ['Zadie', 'accepted', 'active'],
      ['Adam', 'accepted', 'active'],
      ['Sue', 'accepted', 'suspended'],
      ['Pat', 'pending', 'active'],
      ['Dee', 'declined', 'active'],
      ['Eve', 'ended', 'active'],
    ] as const;
    for (const [first_name, status, account_state] of people) {
      const flags = { is_prescriber: true, claims_prescriber: true };
      const prescriberId = await addUser(shop.db, { first_name, account_state, ...flags });
      const pair = { practitionerId: nurse.userId, prescriberId };
      await addLink(shop.db, { ...pair, status }, shop.clock.now);
    }
    await prescriber();
    const listed = await shop.send(listPrescribers, { token: nurse.token, body: { query: {} } });
    expect(listed.json()).toEqual(
      ['Adam', 'Zadie'].map((user_fname) => ({
        user_pk: expect.any(Number),
        user_fname,
        user_lname: 'Okafor',
        user_email: expect.any(String),
      })),
    );
    const pending = { query: { practitioner_prescriber_status: 0 } };
    expect(await shop.ask(listPrescribers, { token: nurse.token, body: pending })).toEqual([]);
    const stranger = await practitioner();
    expect(await shop.ask(listPrescribers, { token: stranger.token, body: { query: {} } })).toEqual(
      [],
    );
  });

  test('show My Prescribers: everybody asked, latest first, filtered by status if wanted @7.33 @3.12', async () => {
    const nurse = await practitioner();
    const doctors = [
      await prescriber(),
      await prescriber(),
      await prescriber(),
      await prescriber(),
    ];
    const statuses = ['accepted', 'ended', 'declined', 'pending'] as const;
    for (const [index, status] of statuses.entries()) {
      const pair = { practitionerId: nurse.userId, prescriberId: doctors[index]?.userId ?? 0 };
      const at = new Date(+shop.clock.now + index * 1_000);
      await addLink(shop.db, { ...pair, status }, at);
    }
    expect(await statusesOf(nurse)).toEqual(['pending', 'declined', 'ended', 'accepted']);
    const sent = await shop.send(listMyPrescribers, {
      token: nurse.token,
      body: { query: { practitioner_prescriber_status: -1 } },
    });
    const shared = {
      user_fname: 'Amara',
      user_lname: 'Okafor',
      user_request_date: expect.any(String),
      practitioner_prescriber_status: -1,
    };
    const [, ended, declined] = doctors;
    expect(sent.json()).toEqual([
      { ...shared, user_pk: declined?.userId, user_email: declined?.email },
      {
        ...shared,
        user_pk: ended?.userId,
        user_email: ended?.email,
        user_request_ended: expect.any(String),
      },
    ]);
  });

  test('show My Practitioners by pages and status, in an order that answers do not change @7.36 @7.37', async () => {
    const doctor = await prescriber();
    const nurses: Somebody[] = [];
    for (let index = 0; index < 7; index += 1) {
      const nurse = await practitioner();
      nurses.unshift(nurse);
      const pair = { practitionerId: nurse.userId, prescriberId: doctor.userId };
      const at = new Date(+shop.clock.now + index * 1_000);
      await addLink(shop.db, { ...pair, status: 'pending' }, at);
    }
    shop.clock.now = new Date(+shop.clock.now + 60_000);
    const list = async (skip: number, query: object = {}) => {
      const body = { query, page: { skip, limit: 5 } };
      const links = await shop.ask(listMyPractitioners, { token: doctor.token, body });
      return links.map(({ userId }) => userId);
    };
    const ids = nurses.map(({ userId }) => userId);
    expect(await list(0)).toEqual(ids.slice(0, 5));
    expect(await list(5)).toEqual(ids.slice(5));
    await answer(doctor, nurses[1]!, 1);
    await answer(doctor, nurses[2]!, -1);
    expect(await list(0)).toEqual(ids.slice(0, 5));
    const count = (status?: number) => {
      const query = status === undefined ? {} : { practitioner_prescriber_status: status };
      return shop.ask(countMyPractitioners, { token: doctor.token, body: { query } });
    };
    expect([await count(), await count(0), await count(1), await count(-1)]).toEqual([7, 5, 1, 1]);
    expect(await list(0, { practitioner_prescriber_status: 0 })).toHaveLength(5);
    const other = await prescriber();
    const body = { query: {} };
    expect(await shop.ask(countMyPractitioners, { token: other.token, body })).toBe(0);
  });
});

/** Extracts the token of the link in an invitation's mail. */
const tokenIn = (text: string | undefined) =>
  /\/invitation\/([\w-]{43})\s/.exec(text ?? '')?.[1] ?? '';

/** Adds an account in a state; by default one that staff have not reviewed. */
async function apply(email: string, state: AccountState = 'verified', claims = true) {
  const userId = await addUser(shop.db, {
    email,
    account_state: state,
    claims_prescriber: claims,
  });
  return { userId, token: await addSession(shop.db, userId, shop.clock.now), email };
}

function activate(userId: number) {
  const review = { userId, decision: 'activate', reason: 'Looked at', by: 'priya' } as const;
  return reviewAccount(shop.db, review, { shopUrl: 'https://shop.test', now: shop.clock.now });
}

describe('an unknown address', () => {
  test('is invited, and becomes a pending request once activated as a prescriber @7.34 @1.5', async () => {
    const [nurse, email] = [await practitioner(), newAddress()];
    const asked = await ask(nurse, email);
    expect(asked.statusCode).toBe(200);
    expect(INVITED.exec(asked.json<{ message: string }>().message)?.[1]).toBe(email);
    expect(await shop.ask(listInvitations, { token: nurse.token })).toEqual([
      {
        email,
        invitedAt: shop.clock.now,
        expiresAt: new Date(+shop.clock.now + 30 * DAY_MS),
      },
    ]);
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe('Amara Okafor invites you to prescribe at Formulary');
    expect(await shop.ask(openInvitation, { body: { token: tokenIn(mail?.text) } })).toEqual({
      email,
      invitedBy: 'Amara Okafor',
      standing: 'open',
    });
    const doctor = await apply(email.toLowerCase());
    expect(await statusesOf(nurse)).toEqual([]);
    await activate(doctor.userId);
    expect(await statusesOf(nurse)).toEqual(['pending']);
    expect(await shop.ask(listInvitations, { token: nurse.token })).toEqual([]);
    expect((await mailsTo(doctor.email)).map(({ subject }) => subject)).toEqual([
      'Your account is active',
      'Amara Okafor asks you to prescribe',
    ]);
    expect((await answer(doctor, nurse, 1)).statusCode).toBe(200);
    expect(await mayAssign(nurse, doctor)).toBe(true);
    const dead = await shop.send(openInvitation, { body: { token: tokenIn(mail?.text) } });
    expect(dead.json()).toMatchObject({ code: 'token-dead' });
  });

  test.each(['registered', 'verified'] as const)(
    'whose account is %s is told of the request; the practitioner reads the same as for any other',
    async (state) => {
      const nurse = await practitioner();
      const doctor = await apply(newAddress(), state);
      const asked = await ask(nurse, doctor.email);
      expect(asked.statusCode).toBe(200);
      expect(asked.json<{ message: string }>().message).toMatch(INVITED);
      expect((await mailsTo(doctor.email)).map(({ subject }) => subject)).toEqual([
        'Amara Okafor would like you to prescribe',
      ]);
    },
  );

  test('of an account activated as no prescriber stays an invitation', async () => {
    const [nurse, email] = [await practitioner(), newAddress()];
    await ask(nurse, email);
    const { userId } = await apply(email, 'verified', false);
    await activate(userId);
    expect(await statusesOf(nurse)).toEqual([]);
    expect(await shop.ask(listInvitations, { token: nurse.token })).toHaveLength(1);
  });

  test('invited by two practitioners gets two requests, but none from a suspended practitioner', async () => {
    const [nurse, second, suspended] = [
      await practitioner(),
      await practitioner(),
      await practitioner(),
    ];
    const email = newAddress();
    for (const one of [nurse, second, suspended]) await ask(one, email);
    const review = {
      userId: suspended.userId,
      decision: 'suspend',
      reason: 'Why',
      by: 'p',
    } as const;
    await reviewAccount(shop.db, review, { shopUrl: 'https://shop.test', now: shop.clock.now });
    const doctor = await apply(email);
    await activate(doctor.userId);
    const body = { query: {}, page: { skip: 0, limit: 5 } };
    const waiting = await shop.ask(listMyPractitioners, { token: doctor.token, body });
    expect(new Set(waiting.map(({ userId }) => userId))).toEqual(
      new Set([nurse.userId, second.userId]),
    );
  });

  test('whose invitation has expired gets no request, and may ask for a new one once a day', async () => {
    const [nurse, email] = [await practitioner(), newAddress()];
    await ask(nurse, email);
    const token = tokenIn((await mailsTo(email))[0]?.text);
    shop.clock.now = new Date(+shop.clock.now + 30 * DAY_MS);
    expect(await shop.ask(openInvitation, { body: { token } })).toMatchObject({
      standing: 'expired',
    });
    const asking = () => shop.send(askForInvitation, { body: { token } });
    expect((await asking()).statusCode).toBe(200);
    expect((await asking()).statusCode).toBe(429);
    expect(await mailsTo(nurse.email)).toEqual([
      { subject: 'Your invitation has expired', text: expect.stringContaining(email) },
    ]);
    await activate((await apply(email)).userId);
    expect(
      await statusesOf({
        ...nurse,
        token: await addSession(shop.db, nurse.userId, shop.clock.now),
      }),
    ).toEqual([]);
  });

  test('invited again has one invitation, and its first link is dead', async () => {
    const [nurse, email] = [await practitioner(), newAddress()];
    await ask(nurse, email);
    await ask(nurse, email.toUpperCase());
    expect(await shop.ask(listInvitations, { token: nurse.token })).toHaveLength(1);
    const [first, second] = [
      tokenIn((await mailsTo(email))[0]?.text),
      tokenIn((await mailsTo(email.toUpperCase()))[0]?.text),
    ];
    for (const call of [openInvitation, askForInvitation])
      expect((await shop.send(call, { body: { token: first } })).json()).toMatchObject({
        code: 'token-dead',
      });
    expect(await shop.ask(openInvitation, { body: { token: second } })).toMatchObject({
      standing: 'open',
    });
  });
});
