import { getDeskSession, signInToDesk } from '@formulary/rules/calls/desk/deskSessionCalls';
import {
  acceptStaffInvitation,
  changeStaffRole,
  endStaff,
  inviteStaff,
  listStaff,
  openStaffInvitation,
  resendStaffInvitation,
  resetStaff,
} from '@formulary/rules/calls/desk/staffCalls';
import { decodeAnswer } from '@formulary/rules/wire/decodeAnswer';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { withTransaction } from '../../platform/database/withTransaction.ts';
import { openTestDesk, type TestDesk } from '../../testing/openTestDesk.ts';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import { quickPasswords } from '../../testing/quickPasswords.ts';
import { addTestPasskey } from '../testing/addTestPasskey.ts';
import { stripStaff } from './people.queries.ts';
import { authenticatorApp, inviteToDesk, joinDesk, lastInvitation } from '../testing/joinDesk.ts';

quickPasswords();
const HOUR_MS = 3_600_000;

let shop: TestShop;
let desk: TestDesk;
let boss: { readonly staffId: number; readonly name: string; readonly token: string };
beforeAll(async () => {
  shop = await openTestShop();
  desk = await openTestDesk(shop);
});
beforeEach(async () => {
  shop.clock.now = new Date(+shop.clock.now + HOUR_MS);
  boss = await desk.signedIn('superintendent');
});
afterAll(async () => {
  await desk.app.close();
  await shop.close();
});

type Call = Parameters<TestDesk['send']>[0];
const urlOf = (call: Call, id: number) => call.path.replace(':id', String(id));

async function member(staffId: number) {
  const found = (await desk.ask(listStaff, boss)).find(({ id }) => id === staffId);
  if (!found) throw new Error(`Nobody has the id ${staffId}`);
  return found;
}

/** Sends a change of an account with its current version; returns 'done' or the code of the refusal. */
async function change(call: Call, staffId: number, body: object = {}, token = boss.token) {
  const { version } = await member(staffId);
  const sent = { token, url: urlOf(call, staffId), body: { version, ...body } };
  const answer = await desk.send(call, sent);
  return answer.statusCode === 200 ? 'done' : answer.json<{ code: string }>().code;
}

const statusOf = async (token: string) => (await desk.send(getDeskSession, { token })).statusCode;

async function mailsTo(email: string): Promise<readonly string[]> {
  const mails = shop.db
    .selectFrom('outbox')
    .select('subject')
    .where('recipient', '=', email)
    .orderBy('id');
  return (await mails.execute()).map(({ subject }) => subject);
}

async function eventsOf(staffId: number) {
  const events = shop.db
    .selectFrom('audit_events')
    .select(['action', 'detail', 'staff_id', 'permission'])
    .where('subject', '=', `staff ${staffId}`)
    .orderBy('id');
  return events.execute();
}

const whyDead = async (token: string) =>
  (await desk.send(openStaffInvitation, { body: { token } })).json<{ code: string }>().code;

describe('an invitation', () => {
  const invited = { email: ' Ines@Formulary.test ', name: ' Inês  Costa ', role: 'stock' };

  test('is mailed, sets password and second factor, and works once', async () => {
    const person = await desk.ask(inviteStaff, { token: boss.token, body: invited });
    expect(person).toMatchObject({
      name: 'Inês Costa',
      email: 'Ines@Formulary.test',
      role: 'stock',
      state: 'invited',
      invitedUntil: new Date(+shop.clock.now + 72 * HOUR_MS),
      passkeys: 0,
    });
    const token = await lastInvitation(shop, person.email);
    const opened = await desk.ask(openStaffInvitation, { body: { token } });
    expect(opened).toMatchObject({ name: 'Inês Costa', role: 'stock' });
    const address = new URL(opened.otpauth);
    expect([address.protocol, address.searchParams.get('secret')]).toEqual([
      'otpauth:',
      opened.key,
    ]);
    expect(opened.qr.path).toMatch(/^(M\d+ \d+h(\d+)v1h-\2z)+$/);
    const again = await desk.ask(openStaffInvitation, { body: { token } });
    expect(again).toEqual(opened);
    const code = authenticatorApp(shop, opened.key);
    const body = { token, name: 'Inês M. Costa', password: 'three plain words', code: code() };
    const answer = await desk.send(acceptStaffInvitation, { body });
    const accepted = decodeAnswer(acceptStaffInvitation.answer, answer.json());
    expect(accepted.person).toMatchObject({ name: 'Inês M. Costa', recoveryCodesLeft: 10 });
    expect(new Set(accepted.recoveryCodes).size).toBe(10);
    for (const each of accepted.recoveryCodes)
      expect(each).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
    expect(await whyDead(token)).toBe('token-dead');
    expect((await desk.send(acceptStaffInvitation, { body })).json()).toMatchObject({
      code: 'token-dead',
    });
    // The code that set it up is spent.
    const { email } = person;
    const typed = { email, password: body.password };
    const tries = [code(), code(1)].map((each) => ({ ...typed, code: each }));
    const statuses = [];
    for (const each of tries) {
      statuses.push((await desk.send(signInToDesk, { body: each })).statusCode);
    }
    expect(statuses).toEqual([401, 200]);
    expect(await eventsOf(person.id)).toEqual([
      {
        action: 'staff-invited',
        detail: { by: boss.name, to: 'Stock' },
        staff_id: boss.staffId,
        permission: 'manageStaff',
      },
      {
        action: 'staff-invitation-accepted',
        detail: { by: 'Inês M. Costa', from: 'Inês Costa', to: 'Inês M. Costa' },
        staff_id: person.id,
        permission: 'useDesk',
      },
    ]);
  });

  test.each([
    ['name', { name: ' ' }],
    ['password', { password: 'short' }],
    ['password', { password: 'password123' }],
    ['code', { code: '12345' }],
    ['code', { code: '000000' }],
  ])('with a bad %s is refused with its sentence and stays valid: %j', async (field, changes) => {
    const { invitation: token } = await inviteToDesk(shop);
    const { key } = await desk.ask(openStaffInvitation, { body: { token } });
    const code = authenticatorApp(shop, key)();
    const body = { token, name: 'A B', password: 'three plain words', code, ...changes };
    const { statusCode, ...answer } = await desk.send(acceptStaffInvitation, { body });
    expect([statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([
      400,
      [field],
    ]);
    const right = { ...body, name: 'A B', password: 'three plain words', code };
    expect((await desk.send(acceptStaffInvitation, { body: right })).statusCode).toBe(200);
  });

  test('cannot be accepted before its second factor was shown', async () => {
    const { invitation: token } = await inviteToDesk(shop);
    const body = { token, name: 'A', password: 'three plain words', code: '123456' };
    const answer = await desk.send(acceptStaffInvitation, { body });
    expect(answer.json()).toMatchObject({ errors: { code: expect.any(String) as string } });
  });

  test('ends after 72 hours and when a new one is sent', async () => {
    const first = await inviteToDesk(shop);
    expect(await change(resendStaffInvitation, first.staffId)).toBe('done');
    expect(await whyDead(first.invitation)).toBe('token-dead');
    const second = await lastInvitation(shop, first.email);
    const sentAt = +shop.clock.now;
    shop.clock.now = new Date(sentAt + 72 * HOUR_MS - 1);
    expect(await whyDead(second)).toBeUndefined();
    shop.clock.now = new Date(sentAt + 72 * HOUR_MS);
    expect(await whyDead(second)).toBe('token-dead');
    expect(await whyDead('a'.repeat(43))).toBe('token-dead');
  });

  test('accepted twice at once makes one account active once', async () => {
    const { invitation: token } = await inviteToDesk(shop);
    const { key } = await desk.ask(openStaffInvitation, { body: { token } });
    const code = authenticatorApp(shop, key)();
    const body = { token, name: 'A B', password: 'three plain words', code };
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => desk.send(acceptStaffInvitation, { body })),
    );
    const codes = answers.map((answer) => answer.json<{ code?: string }>().code);
    expect(codes.filter((each) => each === 'token-dead')).toHaveLength(3);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test('of an address with an account is refused; of one that has ended, it opens that again', async () => {
    const { staffId, email } = await joinDesk(shop, desk, 'dispenser');
    const body = { email: email.toUpperCase(), name: 'Again', role: 'auditor' };
    const again = { token: boss.token, body };
    expect((await desk.send(inviteStaff, again)).json()).toMatchObject({
      code: 'staff-email-taken',
    });
    expect(await change(endStaff, staffId, { reason: 'Left' })).toBe('done');
    expect(await desk.ask(inviteStaff, again)).toMatchObject({
      id: staffId,
      role: 'auditor',
      state: 'invited',
    });
  });

  test.each([
    ['email', { email: 'nobody' }],
    ['name', { name: '' }],
  ])('with a bad %s is not sent', async (field, changes) => {
    const body = { ...invited, email: 'x@formulary.test', ...changes };
    const answer = await desk.send(inviteStaff, { token: boss.token, body });
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([field]);
  });
});

test('a new role ends the person’s sessions at once, is recorded and mailed', async () => {
  const { staffId, email, token } = await joinDesk(shop, desk, 'dispenser');
  expect(await change(changeStaffRole, staffId, { role: 'pharmacist' })).toBe('done');
  expect(await statusOf(token)).toBe(401);
  expect((await eventsOf(staffId)).at(-1)).toMatchObject({
    action: 'staff-role-changed',
    detail: { by: boss.name, from: 'Dispenser', to: 'Pharmacist' },
    permission: 'manageStaff',
  });
  expect((await mailsTo(email)).at(-1)).toBe('Your role at the desk has changed');
});

test('the end of an account takes sessions, password, second factor, passkeys and codes', async () => {
  const person = await joinDesk(shop, desk, 'dispenser');
  await addTestPasskey(desk, person.token);
  expect(await change(endStaff, person.staffId, { reason: ' ' })).toBe('invalid-request');
  expect(await change(endStaff, person.staffId, { reason: 'Left us' })).toBe('done');
  expect(await statusOf(person.token)).toBe(401);
  expect(await member(person.staffId)).toMatchObject({ state: 'ended', passkeys: 0 });
  const { rows } = await sql<{ left: number }>`select count(*)::int as left
    from staff_recovery_codes where staff_id = ${person.staffId}`.execute(shop.db);
  expect(rows).toEqual([{ left: 0 }]);
  expect((await mailsTo(person.email)).at(-1)).toBe('Your account at the desk has ended');
  expect((await eventsOf(person.staffId)).at(-1)).toMatchObject({ detail: { reason: 'Left us' } });
  for (const [call, body] of [
    [endStaff, { reason: 'Again' }],
    [resetStaff, { reason: 'Again' }],
    [changeStaffRole, { role: 'stock' }],
    [resendStaffInvitation, {}],
  ] as const) {
    expect(await change(call, person.staffId, body)).toBe('staff-state-refused');
  }
});

test('a reset voids all that the person signs in with until they accept the new invitation', async () => {
  const person = await joinDesk(shop, desk, 'dispenser');
  const { email, password, staffId } = person;
  expect(await change(resetStaff, staffId, { reason: 'Lost phone' })).toBe('done');
  expect(await statusOf(person.token)).toBe(401);
  const typed = { email, password, code: person.code(1) };
  expect((await desk.send(signInToDesk, { body: typed })).statusCode).toBe(401);
  const token = await lastInvitation(shop, email);
  const { key } = await desk.ask(openStaffInvitation, { body: { token } });
  expect(key).not.toBe(person.key);
  const code = authenticatorApp(shop, key);
  const body = { token, name: 'A B', password: 'three other words', code: code() };
  await desk.ask(acceptStaffInvitation, { body });
  expect(await statusOf(person.token)).toBe(401);
  const anew = { email, password: 'three other words', code: code(1) };
  expect((await desk.send(signInToDesk, { body: anew })).statusCode).toBe(200);
});

test('a reset that is decided while somebody signs in leaves no session behind', async () => {
  const { staffId, email, password, code } = await joinDesk(shop, desk, 'dispenser');
  const isWaiting = async () => {
    const { rows } = await sql<{ waits: number }>`
      select count(*)::integer as waits from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.db);
    return rows[0]?.waits === 1;
  };
  const signingIn = await withTransaction(shop.db, async (trx) => {
    await stripStaff(trx, staffId, 'invited');
    const sent = desk.send(signInToDesk, { body: { email, password, code: code(1) } });
    await expect.poll(isWaiting).toBe(true);
    return { sent };
  });
  expect((await signingIn.sent).statusCode).toBe(401);
  const left = shop.db.selectFrom('staff_sessions').select('staff_id');
  expect(await left.where('staff_id', '=', staffId).execute()).toEqual([]);
});

test('nobody changes, ends or resets their own account', async () => {
  for (const [call, body] of [
    [changeStaffRole, { role: 'auditor' }],
    [endStaff, { reason: 'r' }],
    [resetStaff, { reason: 'r' }],
    [resendStaffInvitation, {}],
  ] as const) {
    expect(await change(call, boss.staffId, body)).toBe('own-staff-account');
  }
  expect(await statusOf(boss.token)).toBe(200);
});

test('every change needs a fresh proof', async () => {
  const { staffId } = await inviteToDesk(shop);
  shop.clock.now = new Date(+shop.clock.now + 5 * 60_000 + 1);
  for (const [call, body] of [
    [changeStaffRole, { role: 'auditor' }],
    [endStaff, { reason: 'r' }],
    [resetStaff, { reason: 'r' }],
    [resendStaffInvitation, {}],
  ] as const) {
    expect(await change(call, staffId, body)).toBe('fresh-proof-required');
  }
  const body = { email: 'y@formulary.test', name: 'Y', role: 'stock' };
  expect((await desk.send(inviteStaff, { token: boss.token, body })).json()).toMatchObject({
    code: 'fresh-proof-required',
  });
});

test('signing in leaves the version of an account, and a change by a colleague does not', async () => {
  const { staffId, ...person } = await joinDesk(shop, desk, 'dispenser');
  const { version } = await member(staffId);
  const typed = { email: person.email, password: person.password, code: person.code(1) };
  await desk.ask(signInToDesk, { body: typed });
  expect((await member(staffId)).version).toBe(version);
  const sent = { token: boss.token, url: urlOf(changeStaffRole, staffId) };
  await desk.ask(changeStaffRole, { ...sent, body: { role: 'stock', version } });
  const stale = { ...sent, body: { role: 'auditor', version } };
  expect((await desk.send(changeStaffRole, stale)).json()).toMatchObject({
    code: 'record-changed',
  });
  expect(await member(staffId)).toMatchObject({ role: 'stock' });
});

test('of two changes of one account at once, one wins and the other is told', async () => {
  const other = await desk.signedIn('superintendent');
  for (let index = 0; index < 10; index += 1) {
    const { staffId } = await inviteToDesk(shop, 'dispenser');
    const { version } = await member(staffId);
    const outcomes = await Promise.all(
      [
        [boss.token, 'stock'],
        [other.token, 'auditor'],
      ].map(async ([token, role]) => {
        const url = urlOf(changeStaffRole, staffId);
        const answer = await desk.send(changeStaffRole, { token, url, body: { role, version } });
        return answer.json<{ code?: string; role?: string }>();
      }),
    );
    expect(outcomes.map(({ code = 'done' }) => code).toSorted()).toEqual([
      'done',
      'record-changed',
    ]);
    const winner = outcomes.find(({ code }) => code === undefined);
    expect(await member(staffId)).toMatchObject({ role: winner?.role });
  }
});

test('of two superintendents who end each other’s accounts at once, one stays', async () => {
  for (let index = 0; index < 10; index += 1) {
    const one = await desk.signedIn('superintendent');
    const two = await desk.signedIn('superintendent');
    const outcomes = await Promise.all([
      change(endStaff, two.staffId, { reason: 'r' }, one.token),
      change(endStaff, one.staffId, { reason: 'r' }, two.token),
    ]);
    const states = [await member(one.staffId), await member(two.staffId)].map(({ state }) => state);
    expect(outcomes.toSorted()).toEqual(['done', 'session-expired']);
    expect(states.toSorted()).toEqual(['active', 'ended']);
  }
});

test('an unknown account is not found', async () => {
  const body = { role: 'stock', version: 0 };
  const url = urlOf(changeStaffRole, 2_000_000_000);
  const answer = await desk.send(changeStaffRole, { token: boss.token, url, body });
  expect(answer.statusCode).toBe(404);
});

test('the database refuses an active account without a second factor, and secrets of one that is not active', async () => {
  const { staffId } = await joinDesk(shop, desk);
  const set = (values: object) =>
    shop.db.updateTable('staff').set(values).where('id', '=', staffId).execute();
  await expect(set({ totp_key: null })).rejects.toThrow('staff_second_factor');
  await expect(set({ state: 'ended' })).rejects.toThrow('staff_without_secrets');
  await expect(set({ state: 'invited', password_hash: null })).rejects.toThrow(
    'staff_without_secrets',
  );
});
