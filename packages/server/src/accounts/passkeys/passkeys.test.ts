import {
  addPasskey,
  beginPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
} from '@formulary/rules/calls/passkeyCalls';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/openTestShop.ts';
import { addSession, addUser, emailOf } from '../../testing/testData.queries.ts';
import { createAuthenticator } from './testing/createAuthenticator.ts';

const ORIGIN = 'https://shop.test';
const MINUTE_MS = 60_000;

let shop: TestShop;
let token: string;
let userId: number;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  shop.clock.now = new Date('2026-06-15T10:00:00Z');
  ({ token, userId } = await prescriber());
});
afterAll(() => shop.close());

async function prescriber() {
  const id = await addUser(shop.db, { is_prescriber: true, claims_prescriber: true });
  return { userId: id, token: await addSession(shop.db, id, shop.clock.now) };
}

type Faults = Parameters<ReturnType<typeof createAuthenticator>['create']>[1];

interface Sending {
  readonly name?: string;
  readonly device?: ReturnType<typeof createAuthenticator>;
  readonly faults?: Faults;
  readonly by?: string;
}

async function send({
  name = 'Work laptop',
  device = createAuthenticator(ORIGIN),
  faults,
  by = token,
}: Sending = {}) {
  const options = await shop.ask(beginPasskey, { token: by });
  const body = { passkey_name: name, passkey_response: device.create(options, faults) };
  return shop.send(addPasskey, { token: by, body });
}

async function added(name: string, by = token): Promise<number> {
  const answer = await send({ name, by });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ passkey_pk: number }>().passkey_pk;
}

async function names(by = token): Promise<readonly string[]> {
  return (await shop.ask(listPasskeys, { token: by })).map(({ name }) => name);
}

function mailsTo(id: number) {
  return shop.db
    .selectFrom('outbox')
    .select('subject')
    .where('recipient', '=', (query) =>
      query.selectFrom('users').select('email').where('id', '=', id),
    )
    .orderBy('id')
    .execute();
}

test('a user who entered the password over fifteen minutes ago can neither add nor remove a passkey', async () => {
  const id = await added('Work laptop');
  const device = createAuthenticator(ORIGIN);
  const options = await shop.ask(beginPasskey, { token });
  shop.clock.now = new Date(+shop.clock.now + 15 * MINUTE_MS + 1);
  const body = { passkey_name: 'Another', passkey_response: device.create(options) };
  const answers = [
    await shop.send(beginPasskey, { token }),
    await shop.send(addPasskey, { token, body }),
    await shop.send(removePasskey, { token, url: `/api/users/passkeys/${id}` }),
  ];
  for (const answer of answers) {
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([
      409,
      'presence-required',
    ]);
  }
  expect(await names()).toEqual(['Work laptop']);
});

describe('a passkey', () => {
  test('is made for the host of the shop, on a device that verifies its user', async () => {
    const options = JSON.parse(await shop.ask(beginPasskey, { token })) as object;
    expect(options).toMatchObject({
      rp: { name: 'Formulary', id: 'shop.test' },
      user: { name: await emailOf(shop.db, userId) },
      authenticatorSelection: { userVerification: 'required' },
      attestation: 'none',
      excludeCredentials: [],
    });
  });

  test('is stored with its typed name, and its owner gets a mail', async () => {
    const answer = await send({ name: '  Work laptop ' });
    expect(answer.json()).toEqual({
      passkey_pk: expect.any(Number),
      passkey_name: 'Work laptop',
      passkey_createdat: '2026-06-15T10:00:00.000Z',
      passkey_lastused: null,
      passkey_synced: true,
    });
    expect(await mailsTo(userId)).toEqual([{ subject: 'A passkey was added to your account' }]);
    const [kept] = await shop.db
      .selectFrom('passkeys')
      .select(['transports', 'counter'])
      .where('user_id', '=', userId)
      .execute();
    expect(kept).toEqual({ transports: ['internal'], counter: 1 });
  });

  test('can be renamed and removed, with a mail', async () => {
    const first = await added('Laptop');
    await added('Phone');
    expect(await names()).toEqual(['Phone', 'Laptop']);
    await shop.ask(renamePasskey, { token, body: { passkey_pk: first, passkey_name: 'Tablet' } });
    expect(await names()).toEqual(['Phone', 'Tablet']);
    const removed = await shop.send(removePasskey, { token, url: `/api/users/passkeys/${first}` });
    expect(removed.statusCode).toBe(200);
    expect(await names()).toEqual(['Phone']);
    expect((await mailsTo(userId)).at(-1)).toEqual({
      subject: 'A passkey was removed from your account',
    });
  });

  test('of another user cannot be renamed or removed', async () => {
    const other = await prescriber();
    const id = await added('Theirs', other.token);
    const body = { passkey_pk: id, passkey_name: 'Mine' };
    const renamed = await shop.send(renamePasskey, { token, body });
    const removed = await shop.send(removePasskey, { token, url: `/api/users/passkeys/${id}` });
    expect([renamed.statusCode, removed.statusCode]).toEqual([404, 404]);
    expect(await names()).toEqual([]);
    expect(await names(other.token)).toEqual(['Theirs']);
  });

  test('that is registered already is excluded in the browser and refused for another account', async () => {
    const device = createAuthenticator(ORIGIN);
    await send({ device });
    const options = JSON.parse(await shop.ask(beginPasskey, { token })) as {
      readonly excludeCredentials: readonly object[];
    };
    expect(options.excludeCredentials).toHaveLength(1);
    const other = await prescriber();
    const again = await send({ device, by: other.token });
    expect([again.statusCode, again.json()]).toMatchObject([400, { code: 'passkey-refused' }]);
    expect(await names(other.token)).toEqual([]);
  });

  test('is refused beyond ten per user', async () => {
    for (let count = 0; count < 10; count += 1) await added(`Key ${count}`);
    const eleventh = await shop.send(beginPasskey, { token });
    expect([eleventh.statusCode, eleventh.json()]).toMatchObject([409, { code: 'passkeys-full' }]);
  });
});

describe("a browser's answer is refused", () => {
  test.each<readonly [string, Faults]>([
    ['of another page', { origin: 'https://shop.test.evil.example' }],
    ['made for another host', { host: 'evil.example' }],
    ['to another challenge', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
    ['of a device that asked nobody', { asksNobody: true }],
  ])('%s', async (_which, faults = {}) => {
    const answer = await send({ faults });
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'passkey-refused' }]);
    expect(await names()).toEqual([]);
    expect(await mailsTo(userId)).toEqual([]);
  });

  test.each(['x', '{}', '[]', 'null', '{"id":"a","rawId":"b","type":"public-key","response":{}}'])(
    'if malformed: %s',
    async (response) => {
      await shop.ask(beginPasskey, { token });
      const body = { passkey_name: 'Laptop', passkey_response: response };
      const answer = await shop.send(addPasskey, { token, body });
      expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'passkey-refused' }]);
    },
  );

  test('when sent twice, or for another user’s challenge', async () => {
    const options = await shop.ask(beginPasskey, { token });
    const response = createAuthenticator(ORIGIN).create(options);
    const body = { passkey_name: 'Laptop', passkey_response: response };
    const other = await prescriber();
    await shop.ask(beginPasskey, { token: other.token });
    const theirs = await shop.send(addPasskey, { token: other.token, body });
    const first = await shop.send(addPasskey, { token, body });
    const second = await shop.send(addPasskey, { token, body });
    expect([theirs, first, second].map(({ statusCode }) => statusCode)).toEqual([400, 200, 400]);
  });

  test('after five minutes', async () => {
    const options = await shop.ask(beginPasskey, { token });
    const response = createAuthenticator(ORIGIN).create(options);
    shop.clock.now = new Date(+shop.clock.now + 5 * MINUTE_MS);
    const body = { passkey_name: 'Laptop', passkey_response: response };
    expect((await shop.send(addPasskey, { token, body })).statusCode).toBe(400);
  });

  test.each([
    ['', 'Please name this passkey'],
    ['   ', 'Please name this passkey'],
    ['x'.repeat(61), 'Please use at most 60 characters'],
  ])('with the name %j, and its challenge stays valid', async (name, sentence) => {
    const device = createAuthenticator(ORIGIN);
    const response = device.create(await shop.ask(beginPasskey, { token }));
    const body = { passkey_name: name, passkey_response: response };
    const refused = await shop.send(addPasskey, { token, body });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      { errors: { passkey_name: sentence } },
    ]);
    const named = { passkey_name: 'Laptop', passkey_response: response };
    expect((await shop.send(addPasskey, { token, body: named })).statusCode).toBe(200);
  });
});
