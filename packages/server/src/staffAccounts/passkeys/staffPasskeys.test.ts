import {
  addDeskPasskey,
  beginDeskPasskey,
  listDeskPasskeys,
  removeDeskPasskey,
  renameDeskPasskey,
} from '@formulary/rules/calls/desk/deskPasskeyCalls';
import {
  beginPasskeyProof,
  getDeskSession,
  signInWithPasskey,
} from '@formulary/rules/calls/desk/deskSessionCalls';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type Authenticator,
  createAuthenticator,
} from '../../accounts/passkeys/testing/createAuthenticator.ts';
import { openTestDesk, type TestDesk } from '../../testing/openTestDesk.ts';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import { addTestPasskey } from '../testing/addTestPasskey.ts';
import { deskCookieOf } from '../testing/joinDesk.ts';

const MINUTE_MS = 60_000;
type Faults = Parameters<Authenticator['sign']>[1];

let shop: TestShop;
let desk: TestDesk;
let person: Awaited<ReturnType<TestDesk['signedIn']>>;
beforeAll(async () => {
  shop = await openTestShop();
  desk = await openTestDesk(shop);
});
beforeEach(async () => {
  person = await desk.signedIn('pharmacist');
});
afterAll(async () => {
  await desk.app.close();
  await shop.close();
});

async function begun(): Promise<string> {
  const options = await desk.ask(beginPasskeyProof);
  return (JSON.parse(options) as { readonly challenge: string }).challenge;
}

async function signIn(device: Authenticator, faults?: Faults, challenge?: string) {
  const response = device.sign(challenge ?? (await begun()), faults);
  return desk.send(signInWithPasskey, { body: { response } });
}

async function newestId(token: string): Promise<number> {
  const [newest] = await desk.ask(listDeskPasskeys, { token });
  return newest?.id ?? 0;
}

async function refusal(answer: Promise<{ json: () => unknown }>): Promise<unknown> {
  return ((await answer).json() as { readonly code?: unknown }).code;
}

test('a passkey signs in without an address, and the event says how', async () => {
  const device = await addTestPasskey(desk, person.token);
  const options = JSON.parse(await desk.ask(beginPasskeyProof)) as Record<string, unknown>;
  expect(options).toMatchObject({ rpId: 'desk.test', userVerification: 'required' });
  expect(options['allowCredentials'] ?? []).toEqual([]);
  const answer = await signIn(device);
  expect(answer.json()).toMatchObject({ id: person.staffId, role: 'pharmacist' });
  const token = deskCookieOf(answer);
  expect(await desk.ask(getDeskSession, { token })).toMatchObject({ name: person.name });
  const event = shop.db
    .selectFrom('audit_events')
    .select('detail')
    .where('subject', '=', `staff-sign-in ${person.staffId}`);
  expect(await event.executeTakeFirst()).toMatchObject({ detail: { method: 'passkey' } });
  const [used] = await desk.ask(listDeskPasskeys, { token });
  expect(used).toMatchObject({ name: 'Work laptop', isSynced: true, lastUsedAt: shop.clock.now });
});

test('the browser is asked for a passkey that names its person, at the address of the desk', async () => {
  const options = await desk.ask(beginDeskPasskey, { token: person.token });
  expect(JSON.parse(options)).toMatchObject({
    rp: { id: 'desk.test' },
    user: { displayName: person.name },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
});

describe('signing in is refused', () => {
  test.each<[string, NonNullable<Faults>]>([
    ['on pages of the shop', { origin: 'https://shop.test' }],
    ['for another host', { host: 'shop.test' }],
    ['without a finger, face or PIN', { asksNobody: true }],
    ['with a made-up challenge', { challenge: 'a'.repeat(43) }],
  ])('%s', async (_what, faults) => {
    const device = await addTestPasskey(desk, person.token);
    expect(await refusal(signIn(device, faults))).toBe('passkey-refused');
    expect((await signIn(device)).statusCode).toBe(200);
  });

  test('with a challenge that was answered, is for adding a passkey, or is over five minutes old', async () => {
    const device = await addTestPasskey(desk, person.token);
    const challenge = await begun();
    expect((await signIn(device, {}, challenge)).statusCode).toBe(200);
    expect(await refusal(signIn(device, {}, challenge))).toBe('passkey-refused');
    const options = await desk.ask(beginDeskPasskey, { token: person.token });
    const { challenge: toAdd } = JSON.parse(options) as { readonly challenge: string };
    expect(await refusal(signIn(device, {}, toAdd))).toBe('passkey-refused');
    const late = await begun();
    shop.clock.now = new Date(+shop.clock.now + 5 * MINUTE_MS);
    expect(await refusal(signIn(device, {}, late))).toBe('passkey-refused');
  });

  test('with a passkey that nobody added, was removed, or whose account has ended', async () => {
    const stranger = createAuthenticator('https://desk.test');
    expect(await refusal(signIn(stranger))).toBe('passkey-refused');
    const device = await addTestPasskey(desk, person.token);
    const id = await newestId(person.token);
    const other = await addTestPasskey(desk, person.token, 'Phone');
    const url = `/api/desk/passkeys/${id}`;
    await desk.ask(removeDeskPasskey, { token: person.token, url });
    expect(await refusal(signIn(device))).toBe('passkey-refused');
    await shop.db
      .updateTable('staff')
      .set({ state: 'ended', password_hash: null, totp_key: null })
      .where('id', '=', person.staffId)
      .execute();
    expect(await refusal(signIn(other))).toBe('passkey-refused');
  });

  test.each(['', '{', '{}', 'null', '{"response":{"clientDataJSON":"e30"}}', '[]'])(
    'with %j instead of an answer',
    async (response) => {
      const answer = await desk.send(signInWithPasskey, { body: { response } });
      expect(answer.statusCode).toBe(400);
    },
  );
});

test('adding and removing are recorded, mailed, and need a fresh proof', async () => {
  const { token } = person;
  await addTestPasskey(desk, token);
  const id = await newestId(token);
  const options = await desk.ask(beginDeskPasskey, { token });
  shop.clock.now = new Date(+shop.clock.now + 5 * MINUTE_MS + 1);
  const response = createAuthenticator('https://desk.test').create(options);
  const url = `/api/desk/passkeys/${id}`;
  const answers = [
    await refusal(desk.send(beginDeskPasskey, { token })),
    await refusal(desk.send(addDeskPasskey, { token, body: { name: 'Mine', response } })),
    await refusal(desk.send(removeDeskPasskey, { token, url })),
  ];
  expect(new Set(answers)).toEqual(new Set(['fresh-proof-required']));
  await shop.db
    .updateTable('staff_sessions')
    .set({ proven_at: shop.clock.now })
    .where('staff_id', '=', person.staffId)
    .execute();
  await desk.ask(removeDeskPasskey, { token, url });
  const events = shop.db
    .selectFrom('audit_events')
    .select(['action', 'permission'])
    .where('subject', '=', `staff ${person.staffId}`)
    .orderBy('id');
  expect(await events.execute()).toEqual([
    { action: 'passkey-added', permission: 'useDesk' },
    { action: 'passkey-removed', permission: 'useDesk' },
  ]);
  const { email } = await desk.ask(getDeskSession, { token });
  const mails = shop.db
    .selectFrom('outbox')
    .select('subject')
    .where('recipient', '=', email)
    .orderBy('id');
  expect(await mails.execute()).toEqual([
    { subject: 'A passkey was added to your account at the desk' },
    { subject: 'A passkey was removed from your account at the desk' },
  ]);
});

test('somebody else’s challenge and passkeys are out of reach', async () => {
  const other = await desk.signedIn('superintendent');
  await addTestPasskey(desk, other.token);
  const id = await newestId(other.token);
  const { token } = person;
  const options = await desk.ask(beginDeskPasskey, { token: other.token });
  const response = createAuthenticator('https://desk.test').create(options);
  expect(await refusal(desk.send(addDeskPasskey, { token, body: { name: 'A', response } }))).toBe(
    'passkey-refused',
  );
  expect(await refusal(desk.send(renameDeskPasskey, { token, body: { id, name: 'B' } }))).toBe(
    'passkey-missing',
  );
  const url = `/api/desk/passkeys/${id}`;
  expect(await refusal(desk.send(removeDeskPasskey, { token, url }))).toBe('passkey-missing');
  expect(await desk.ask(listDeskPasskeys, { token })).toEqual([]);
  expect(await desk.ask(listDeskPasskeys, { token: other.token })).toMatchObject([
    { name: 'Work laptop' },
  ]);
});

test('a person renames a passkey, and has ten at most', async () => {
  const { token } = person;
  for (let index = 1; index <= 10; index += 1) await addTestPasskey(desk, token, `Key ${index}`);
  const id = await newestId(token);
  const renamed = await desk.ask(renameDeskPasskey, { token, body: { id, name: ' The  last ' } });
  expect(renamed).toMatchObject({ id, name: 'The last' });
  const unnamed = await desk.send(renameDeskPasskey, { token, body: { id, name: ' ' } });
  expect(unnamed.json()).toMatchObject({ errors: { name: expect.any(String) as string } });
  expect(await refusal(desk.send(beginDeskPasskey, { token }))).toBe('passkeys-full');
});
