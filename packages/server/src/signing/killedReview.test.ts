/** @module-tag crash */
import { chmodSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createOrder } from '@formulary/rules/calls/orderCalls';
import {
  correctPrescription,
  getPrescription,
  giveUpPrescription,
  rejectPrescription,
  signPrescription,
  verifyPrescription,
} from '@formulary/rules/calls/prescriptionCalls';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { audit } from '../audit/audit.ts';
import { aSignature } from '../testing/signing/aSignature.ts';
import { pinnedForTests, trustWithServer } from '../testing/signing/sealKeyForTests.ts';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import { orderBody } from '../testing/orders/orderBody.ts';
import { paymentResponse, sendResponse } from '../testing/orders/paymentResponse.ts';
import { prescribedCart } from '../testing/orders/prescribedCart.ts';
import { signingForm } from '../testing/calls/signingForm.ts';
import { type SpawnedServer, spawnServer } from '../testing/processes/spawnServer.ts';
import { type StateOfOrder, stateOfOrder } from '../testing/orders/stateOfOrder.queries.ts';
import {
  holdMoment,
  installHolds,
  type Moment,
  openTransactions,
  transactionsWaiting,
  waitingAt,
} from '../testing/database/statementHold.queries.ts';
import { addSession } from '../testing/testData.queries.ts';

type Act = 'verify' | 'sign' | 'reject' | 'correct' | 'give up';
const acts: readonly Act[] = ['verify', 'sign', 'reject', 'correct', 'give up'];

type Before = Moment['before'];
const at = (before: Before, table: string): Moment => ({ before, table });

/**
 * The first write of each act, its last, and its commit. A write in another transaction would be left by a kill at the last
 * write, if it came earlier, and be missing after one at the commit.
 */
const stages: readonly { readonly moments: readonly Moment[]; readonly acts: readonly Act[] }[] = [
  {
    // No act reaches another's.
    moments: [
      at('update of', 'prescription_items'),
      at('insert into', 'prescription_signatures'),
      at('insert into', 'prescriptions'),
    ],
    acts: ['verify', 'sign', 'correct'],
  },
  { moments: [at('insert into', 'prescription_events')], acts },
  // One after the other: each act locks the chain of events until its commit.
  ...acts.map((act) => ({ moments: [at('commit of', 'prescription_events')], acts: [act] })),
];
const moments = stages.flatMap((stage) => stage.moments);
const PACKS = [[3], [1]] as const;

let shop: TestShop;
let folder: string;
let server: SpawnedServer;
let picture: Buffer;
const whole = new Map<Act, StateOfOrder>();
beforeAll(async () => {
  shop = await openTestShop();
  picture = await aSignature();
  await installHolds(shop.db, moments);
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'formulary-killed-review-')));
  // A server started by root creates its keys here as another user.
  chmodSync(folder, 0o777);
  // Test and server seal as two servers of one shop: each trusts the other's key.
  writeFileSync(pinnedInTest(), pinnedForTests);
  server = start();
  for (const act of acts) {
    const { orderId, request } = await prepared(act);
    await done(act, request);
    whole.set(act, await stateOfOrder(shop.db, orderId));
  }
});
afterAll(async () => {
  server.signal('SIGKILL');
  await server.ended;
  rmSync(folder, { recursive: true, force: true });
  await shop.close();
});

/** Runs the audit with the keys and anchors of both servers. */
const auditNow = () =>
  audit({ ...shop, trust: trustWithServer(shop.trust, join(folder, 'signing')) }, new Date());
// A link is mailed two minutes after a signature; its job would be held at the moment of a later test.
afterEach(() => shop.database.pool.query('delete from graphile_worker._private_jobs'));

const pinnedInTest = () => join(folder, 'keys-of-the-test.json');
const start = () =>
  spawnServer({
    FORMULARY_DATA: folder,
    DATABASE_URL: shop.database.url,
    SEAL_KEYS: pinnedInTest(),
  });

interface Request {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: Buffer;
}

/** A user about to act on the first of two prescriptions of a paid order. */
interface Prepared {
  readonly act: Act;
  readonly orderId: number;
  readonly request: Request;
}

const passTime = () => void (shop.clock.now = new Date());

async function prepared(act: Act): Promise<Prepared> {
  passTime();
  const cart = await prescribedCart(shop, PACKS);
  const body = orderBody(cart.lines, { paymentMode: 'card' }, 0, cart.prescriptions);
  const order = await shop.ask(createOrder, { token: cart.token, body });
  await sendResponse(shop.app, paymentResponse(order));
  const signer = await addSession(shop.db, cart.prescriberId, shop.clock.now);
  const { id } = await shop.db
    .selectFrom('prescriptions')
    .select('id')
    .where('order_id', '=', order.id)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const tokens = { practitioner: cart.token, prescriber: signer };
  for (const earlier of needed[act]) {
    await done(earlier, await requestOf(earlier, tokens, id));
  }
  const request = await requestOf(act, tokens, id);
  return { act, orderId: order.id, request };
}

/** The acts that must come before each act. */
const needed: Readonly<Record<Act, readonly Act[]>> = {
  verify: [],
  sign: ['verify'],
  reject: [],
  correct: ['reject'],
  'give up': ['reject'],
};

interface Tokens {
  readonly practitioner: string;
  readonly prescriber: string;
}

/** Returns the request of an act: a verified prescription and a correction have one pack less. */
async function requestOf(act: Act, tokens: Tokens, id: number): Promise<Request> {
  const token = act === 'correct' || act === 'give up' ? tokens.practitioner : tokens.prescriber;
  const own = await shop.ask(getPrescription, { token, url: `/api/prescriptions/${id}` });
  const items = own.items.map((item) => ({ ...item, quantity: 2, directions: 'At night' }));
  const review = { id, comments: 'Seen today', items };
  const json = (call: { readonly method: string; readonly path: string }, body: unknown) => ({
    ...call,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    payload: Buffer.from(JSON.stringify(body)),
  });
  if (act === 'verify') return json(verifyPrescription, verifyPrescription.body?.write(review));
  if (act === 'correct') return json(correctPrescription, correctPrescription.body?.write(review));
  if (act === 'give up') return json(giveUpPrescription, { prescription_pk: id });
  if (act === 'reject') {
    return json(rejectPrescription, {
      prescription_pk: id,
      prescription_details: 'Seen today',
      prescription_reject_reason: 'Wrong dose',
    });
  }
  const form = signingForm({ id, documentId: own.documentId ?? '' }, picture);
  const headers = { ...form.headers, authorization: `Bearer ${token}`, 'user-agent': 'A tablet' };
  return { ...signPrescription, headers, payload: form.payload };
}

async function sendHere({ method, path, headers, payload }: Request): Promise<number> {
  passTime();
  const options = { method: method as 'POST', url: path, headers, payload };
  return (await shop.app.inject(options)).statusCode;
}

async function done(act: Act, request: Request): Promise<void> {
  const status = await sendHere(request);
  if (status !== 200) throw new Error(`To ${act} answered ${status}`);
}

async function sendTo(address: string, request: Request): Promise<number> {
  const { method, path, headers, payload } = request;
  const answer = await fetch(`${address}${path}`, { method, headers, body: payload });
  return answer.status;
}

const broken = async () => (await auditNow()).map(({ id, keys }) => `${id}: ${keys.join(', ')}`);

test('each act is complete when no server is killed', () => {
  const { verify, sign, reject, correct } = Object.fromEntries(whole) as Record<Act, StateOfOrder>;
  expect(verify).toMatchObject({ amount: 30_000, lines: [3], stock: [997], credits: [10_000] });
  expect(sign.prescriptions[0]).toMatchObject({ steps: ['verified', 'signed'], signatures: 1 });
  expect(sign.links).toBe(1);
  expect(reject).toMatchObject({ lines: [4], stock: [996], credits: [] });
  expect(correct).toMatchObject({ lines: [3], stock: [997], credits: [10_000] });
  expect(whole.get('give up')).toMatchObject({ lines: [1], stock: [999], credits: [30_000] });
});

const killed = stages.map((stage) => ({
  ...stage,
  who: stage.acts.join(', '),
  where: stage.moments.map(({ before, table }) => `${before} ${table}`).join(', '),
}));
test.each(killed)(
  'to $who, on a server that is killed before the $where, happens whole or not at all, and once when it is retried',
  async (stage) => {
    const under = await Promise.all(stage.acts.map(prepared));
    const states = () => Promise.all(under.map(({ orderId }) => stateOfOrder(shop.db, orderId)));
    const earlier = await states();
    const address = await server.ready;

    const { pool } = shop.database;
    const places = stage.moments.map((moment) => moments.indexOf(moment));
    const releases = await Promise.all(places.map((place) => holdMoment(pool, place)));
    const cutOff = under.map(({ request }) =>
      sendTo(address, request).then(
        (status) => `answered ${status}`,
        () => 'cut off',
      ),
    );
    await expect.poll(() => transactionsWaiting(pool)).toBeGreaterThanOrEqual(under.length);
    for (const place of places) expect(await waitingAt(pool, place)).toBeGreaterThan(0);
    server.signal('SIGKILL');
    await server.ended;
    expect(await Promise.all(cutOff)).toEqual(under.map(() => 'cut off'));
    for (const release of releases) await release();
    server = start();
    await expect.poll(() => openTransactions(pool)).toBe(0);

    // A kill before the commit leaves nothing; a commit already sent takes effect.
    const isKept = stage.moments[0]?.before === 'commit of';
    const wholes = under.map(({ act }) => whole.get(act));
    expect(await states()).toEqual(isKept ? wholes : earlier);
    expect(await broken()).toEqual([]);

    const again = await Promise.all(under.map(({ request }) => sendHere(request)));
    expect(again).toEqual(under.map(() => (isKept ? 409 : 200)));
    expect(await states()).toEqual(wholes);
    expect(await broken()).toEqual([]);
  },
);
