/** @module-tag every-call */
import { randomUUID } from 'node:crypto';
import { staffCan, staffRoles } from '@formulary/rules/accounts/staffPermissions';
import type { DeskCall } from '@formulary/rules/calls/desk/deskCall';
import { deskCalls } from '@formulary/rules/calls/desk/deskCalls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { audit } from '../audit/audit.ts';
import { changeInWords, changesBetween, type RowChange } from '../testing/bystanders/rowChanges.ts';
import { rowReader } from '../testing/bystanders/rowReader.queries.ts';
import { asSent, type DeskSample } from '../testing/calls/DeskSample.ts';
import { deskSamples } from '../testing/calls/deskSamples.ts';
import { openTestDesk, type TestDesk } from '../testing/openTestDesk.ts';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import { quickPasswords } from '../testing/quickPasswords.ts';

quickPasswords();

type AnyCall = DeskCall<unknown, unknown, unknown, unknown>;
const calls = Object.values(deskCalls).flat() as unknown as readonly AnyCall[];
const named = calls.map((call) => [call.name, call] as const);
const writing = named.filter(([, { method }]) => method !== 'GET');
/** Changes of a record, which say the version that was seen. */
const versioned = named.filter(([, { body }]) => body?.fields?.['version'] !== undefined);

const HOUR_MS = 3_600_000;
/** Of each change: a thousand together. */
const RACES = Math.ceil(1_000 / versioned.length);
/** What the second of two is told. */
const SAYS_WHY = new Set(['record-changed', 'customer-erased', 'line-settled']);

let shop: TestShop;
let desk: TestDesk;
let samples: Readonly<Record<string, DeskSample>>;
let readAllRows: ReturnType<typeof rowReader>;
beforeAll(async () => {
  shop = await openTestShop();
  desk = await openTestDesk(shop);
  samples = deskSamples({ shop, desk });
  readAllRows = rowReader(shop.db);
  // Their records are bystanders of every call.
  for (const [, call] of writing) await prepared(call);
});
beforeEach(() => {
  shop.clock.now = new Date(+shop.clock.now + HOUR_MS);
});
afterAll(async () => {
  await desk.app.close();
  await shop.close();
});

function signedInFor({ access }: AnyCall) {
  const role = staffRoles.find((each) => access === 'open' || staffCan(each, access));
  if (!role) throw new Error(`Nobody has the permission ${access}`);
  return desk.signedIn(role);
}

/** Makes a valid request for a call, and somebody who may send it. */
async function prepared(call: AnyCall) {
  const caller = await signedInFor(call);
  const sample = samples[call.name];
  if (!sample) throw new Error(`${call.name} is missing in testing/calls/deskSamples.ts`);
  return { caller, request: { token: caller.token, ...asSent(await sample(caller)) } };
}

/** Returns whose rows a change touches: ids of customers. */
function customersOf({ before, after }: RowChange): readonly number[] {
  return [before, after].flatMap((row) => row?.owners ?? []);
}

/** Returns whose rows a change touches: ids of staff. */
function staffOf({ table, before, after }: RowChange): readonly number[] {
  if (!table.startsWith('staff')) return [];
  return [before, after].flatMap((row) => {
    if (row === undefined) return [];
    const columns = JSON.parse(row.contents) as Readonly<Record<string, unknown>>;
    const id = table === 'staff' ? columns['id'] : columns['staff_id'];
    // A challenge to sign in is nobody's.
    return typeof id === 'number' ? [id] : [];
  });
}

test.each(writing)(
  '%s touches the rows of one customer and of one colleague at most',
  async (_name, call) => {
    const { caller, request } = await prepared(call);
    const before = await readAllRows();
    const answer = await desk.send(call, request);
    expect([answer.statusCode, answer.body]).toEqual([call.status, answer.body]);
    const changes = changesBetween(before, await readAllRows());
    const words = changes.map(changeInWords);
    const customers = new Set(changes.flatMap(customersOf));
    const colleagues = new Set(changes.flatMap(staffOf).filter((id) => id !== caller.staffId));
    expect([customers.size <= 1, colleagues.size <= 1, words]).toEqual([true, true, words]);
    const events = changes.filter(({ table }) => table === 'audit_events');
    expect(events.filter(({ before: old }) => old !== undefined)).toEqual([]);
  },
);

test.each(versioned)(
  '%s: of two who send it at once, one wins and the other is told',
  async (_name, call) => {
    for (let race = 0; race < RACES; race += 1) {
      const { request } = await prepared(call);
      const other = await signedInFor(call);
      // Another press has another key.
      const headers = { ...request.headers };
      if (headers['idempotency-key']) headers['idempotency-key'] = randomUUID();
      const answers = await Promise.all([
        desk.send(call, request),
        desk.send(call, { ...request, headers, token: other.token }),
      ]);
      const outcomes = answers.map((answer) =>
        answer.statusCode === call.status ? 'done' : answer.json<{ code: string }>().code,
      );
      const lost = outcomes.filter((outcome) => outcome !== 'done');
      expect([outcomes, lost.length, SAYS_WHY.has(lost[0] ?? '')]).toEqual([outcomes, 1, true]);
    }
  },
);

test('after all of this every invariant holds', async () => {
  expect(await audit(shop, shop.clock.now)).toEqual([]);
});
