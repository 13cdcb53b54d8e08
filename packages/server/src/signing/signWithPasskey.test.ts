import { addPasskey, beginPasskey, removePasskey } from '@formulary/rules/calls/passkeyCalls';
import { beginSigning, signPrescription } from '@formulary/rules/calls/prescriptionCalls';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  createAuthenticator,
  type Authenticator,
} from '../accounts/passkeys/testing/createAuthenticator.ts';
import { checkPrescription } from '../prescriptions/document/checking/checkPrescription.ts';
import { isSealed } from './testing/isSealed.ts';
import { readSignature } from '../prescriptions/signatures/signatures.queries.ts';
import { aSignature } from '../testing/signing/aSignature.ts';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import {
  type OrderedPrescriptions,
  orderPrescriptions,
} from '../testing/orders/orderPrescriptions.ts';
import { sealKeyForTests } from '../testing/signing/sealKeyForTests.ts';
import { signingForm } from '../testing/calls/signingForm.ts';
import { markVerified } from '../testing/signing/markVerified.ts';
import { addSession, addUser, contents } from '../testing/testData.queries.ts';

const ORIGIN = 'https://shop.test';
const MINUTE_MS = 60_000;

let shop: TestShop;
let picture: Buffer;
beforeAll(async () => {
  shop = await openTestShop();
  picture = await aSignature();
});
afterAll(() => shop.close());

let ordered: OrderedPrescriptions;
let ids: readonly number[];
let id: number;
let token: string;
let documentIds: ReadonlyMap<number, string>;
let device: Authenticator;
let passkeyId: number;
beforeEach(async () => {
  ordered = await orderPrescriptions(shop, [[2], [1]]);
  ids = ordered.prescriptions.map((each) => each.id);
  [id = 0] = ids;
  token = ordered.prescriberToken;
  const made: (readonly [number, string])[] = [];
  for (const each of ids) made.push([each, await markVerified(shop, each, shop.clock.now)]);
  documentIds = new Map(made);
  device = createAuthenticator(ORIGIN);
  passkeyId = await register(token, device);
});

async function register(by: string, made: Authenticator): Promise<number> {
  const options = await shop.ask(beginPasskey, { token: by });
  const body = { passkey_name: 'Laptop', passkey_response: made.create(options) };
  return (await shop.ask(addPasskey, { token: by, body })).id;
}

async function signingOptions(of = id): Promise<{ readonly challenge: string }> {
  const url = `/api/prescriptions/${of}/signing-options`;
  return JSON.parse(await shop.ask(beginSigning, { token, url })) as { challenge: string };
}

function sign(passkeyResponse?: string, { by = token, of = id } = {}) {
  const more = passkeyResponse === undefined ? {} : { passkey_response: passkeyResponse };
  const rx = { id: of, documentId: documentIds.get(of) ?? '', more };
  const { payload, headers } = signingForm(rx, picture);
  return shop.app.inject({
    method: signPrescription.method,
    url: signPrescription.path,
    headers: { ...headers, authorization: `Bearer ${by}` },
    payload,
  });
}

/** Sends a request that must be refused; returns the refusal. Only the count of attempts may change. */
async function refused(...sent: Parameters<typeof sign>) {
  await sql`delete from attempt_counters`.execute(shop.db);
  const before = await contents(shop.db);
  const answer = await sign(...sent);
  await sql`delete from attempt_counters`.execute(shop.db);
  expect(await contents(shop.db)).toBe(before);
  return [answer.statusCode, answer.json<{ code: string }>().code];
}

const findings = async () => {
  const checked = await checkPrescription({ ...shop, certificates: new Map() }, id);
  return checked?.findings.filter(({ check }) => check === 'passkey' || check === 'seal');
};
const isStillSealed = async () => {
  const signature = await readSignature(shop.db, id);
  const key = shop.trust.keys.keyAt(sealKeyForTests.id, shop.clock.now);
  return signature !== undefined && key !== undefined && isSealed(signature, key);
};

describe('signing with a passkey', () => {
  test("asks for the hash of the verified text, the user's own passkeys and user verification", async () => {
    const { canonical_hash: textHash } = await shop.db
      .selectFrom('prescriptions')
      .select('canonical_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(await signingOptions()).toMatchObject({
      challenge: textHash?.toString('base64url'),
      rpId: 'shop.test',
      userVerification: 'required',
      allowCredentials: [{ transports: ['internal'] }],
    });
  });

  test('needs no password, and stores and seals its proof @7.48', async () => {
    const late = await addSession(
      shop.db,
      ordered.prescriberId,
      new Date(+shop.clock.now - 16 * MINUTE_MS),
    );
    const { challenge } = await signingOptions();
    const answer = await sign(device.sign(challenge), { by: late });
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { prescription_status: 1 }]);
    const signature = await readSignature(shop.db, id);
    expect(signature).toMatchObject({ method: 'passkey', provenAt: shop.clock.now });
    expect(JSON.parse(signature?.passkey?.clientData.toString() ?? '')).toMatchObject({
      type: 'webauthn.get',
      challenge,
      origin: ORIGIN,
    });
    expect(await isStillSealed()).toBe(true);
    const key = shop.db.selectFrom('passkeys').select(['counter', 'last_used_at']);
    expect(await key.where('id', '=', passkeyId).executeTakeFirst()).toEqual({
      counter: 2,
      last_used_at: shop.clock.now,
    });
  });

  test('is verified by its stored proof, also when the passkey is removed', async () => {
    await sign(device.sign((await signingOptions()).challenge));
    const url = `/api/users/passkeys/${passkeyId}`;
    await shop.ask(removePasskey, { token, url });
    expect((await findings())?.find(({ check }) => check === 'passkey')?.holds).toBe(true);
  });

  test.each(['credential_id', 'public_key', 'authenticator_data', 'client_data', 'signature'])(
    'breaks the seal when its %s is changed in the database',
    async (column) => {
      await sign(device.sign((await signingOptions()).challenge));
      expect(await isStillSealed()).toBe(true);
      const value = `set_byte(${column}, 20, get_byte(${column}, 20) # 1)`;
      await sql`alter table passkey_signatures disable trigger user`.execute(shop.db);
      await sql`update passkey_signatures set ${sql.ref(column)} = ${sql.raw(value)}
        where prescription_id = ${id}`.execute(shop.db);
      await sql`alter table passkey_signatures enable trigger user`.execute(shop.db);
      expect(await isStillSealed()).toBe(false);
    },
  );

  test.each(['authenticator_data', 'client_data', 'signature'])(
    'fails verification when its %s is changed, whatever the seal says',
    async (column) => {
      await sign(device.sign((await signingOptions()).challenge));
      const value = `set_byte(${column}, 36, get_byte(${column}, 36) # 1)`;
      await sql`alter table passkey_signatures disable trigger user`.execute(shop.db);
      await sql`update passkey_signatures set ${sql.ref(column)} = ${sql.raw(value)}
        where prescription_id = ${id}`.execute(shop.db);
      await sql`alter table passkey_signatures enable trigger user`.execute(shop.db);
      expect((await findings())?.find(({ check }) => check === 'passkey')?.holds).toBe(false);
    },
  );

  test('is required of a user who has one, until it is removed', async () => {
    expect(await refused()).toEqual([409, 'passkey-required']);
    await shop.ask(removePasskey, { token, url: `/api/users/passkeys/${passkeyId}` });
    expect((await sign()).statusCode).toBe(200);
    expect((await readSignature(shop.db, id))?.method).toBe('password');
  });

  test('is refused for a user without one, and others find no prescription', async () => {
    const other = await addUser(shop.db, { is_prescriber: true, claims_prescriber: true });
    const url = `/api/prescriptions/${id}/signing-options`;
    // The practitioner who ordered can read the prescription, but cannot sign it, even if they are a prescriber.
    await sql`update users set is_prescriber = true where id = ${ordered.userId}`.execute(shop.db);
    for (const userId of [other, ordered.userId]) {
      const by = await addSession(shop.db, userId, shop.clock.now);
      const theirs = await shop.send(beginSigning, { token: by, url });
      expect([theirs.statusCode, theirs.json()]).toMatchObject([
        404,
        { code: 'prescription-missing' },
      ]);
    }
    await shop.ask(removePasskey, { token, url: `/api/users/passkeys/${passkeyId}` });
    const none = await shop.send(beginSigning, { token, url });
    expect([none.statusCode, none.json()]).toMatchObject([404, { code: 'passkey-missing' }]);
  });
});

describe('a passkey response is refused and nothing changes', () => {
  const REFUSED = [400, 'passkey-refused'];

  test.each<readonly [string, NonNullable<Parameters<Authenticator['sign']>[1]>]>([
    ['of another page', { origin: 'https://shop.test.evil.example' }],
    ['of the same host without encryption', { origin: 'http://shop.test' }],
    ['made for another host', { host: 'evil.example' }],
    ['of a device that asked nobody', { asksNobody: true }],
    ['to another challenge', { challenge: 'A'.repeat(43) }],
  ])('%s', async (_which, faults) => {
    const { challenge } = await signingOptions();
    expect(await refused(device.sign(challenge, faults))).toEqual(REFUSED);
    expect((await sign(device.sign(challenge))).statusCode).toBe(200);
  });

  test('that signed another prescription of the same prescriber', async () => {
    const { challenge } = await signingOptions(ids[1]);
    expect(await refused(device.sign(challenge))).toEqual(REFUSED);
  });

  test('of an unregistered passkey, or of another user', async () => {
    const { challenge } = await signingOptions();
    const unknown = createAuthenticator(ORIGIN);
    expect(await refused(unknown.sign(challenge))).toEqual(REFUSED);
    const other = await addUser(shop.db, { is_prescriber: true, claims_prescriber: true });
    await register(await addSession(shop.db, other, shop.clock.now), unknown);
    expect(await refused(unknown.sign(challenge))).toEqual(REFUSED);
  });

  test('that another key signed under the id of a registered one', async () => {
    const { challenge } = await signingOptions();
    const good = JSON.parse(device.sign(challenge)) as { readonly rawId: string };
    const forged = JSON.parse(createAuthenticator(ORIGIN).sign(challenge)) as object;
    const answer = JSON.stringify({ ...forged, id: good.rawId, rawId: good.rawId });
    expect(await refused(answer)).toEqual(REFUSED);
  });

  test('that is older than one already counted', async () => {
    const first = device.sign((await signingOptions()).challenge);
    await sign(device.sign((await signingOptions(ids[1])).challenge), { of: ids[1] ?? 0 });
    expect(await refused(first)).toEqual(REFUSED);
  });

  test('the second time', async () => {
    const answer = device.sign((await signingOptions()).challenge);
    expect((await sign(answer)).statusCode).toBe(200);
    expect(await refused(answer)).toEqual([409, 'prescription-already-signed']);
  });

  test.each([
    'x',
    'null',
    '[]',
    '{}',
    '{"rawId":"AA","response":null}',
    '{"rawId":1,"response":{}}',
  ])('that is invalid: %s', async (answer) => {
    expect(await refused(answer)).toEqual(REFUSED);
  });

  test.each([
    ['update', 'update passkey_signatures set signature = signature'],
    ['delete', 'delete from passkey_signatures'],
    ['truncate', 'truncate passkey_signatures'],
  ])('the database refuses to %s the proof of a passkey (T27)', async (_what, statement) => {
    await expect(sql.raw(statement).execute(shop.db)).rejects.toThrow('append-only');
  });
});
