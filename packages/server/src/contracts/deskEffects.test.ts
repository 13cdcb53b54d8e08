/** @module-tag every-call */
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { audit } from '../audit/audit.ts';
import { settleHolds } from '../payments/payments.tasks.ts';
import { changeInWords, changesBetween, type RowChange } from '../testing/bystanders/rowChanges.ts';
import { rowReader } from '../testing/bystanders/rowReader.queries.ts';
import {
  type AnyDeskCall,
  type EveryDeskCall,
  everyDeskCall,
  openEveryDeskCall,
  writingDeskCalls,
} from '../testing/calls/openEveryDeskCall.ts';
import { readNewEvents } from '../testing/newEvents.queries.ts';
import { holdsForTests } from '../testing/settingsForTests.ts';
import { quickPasswords } from '../testing/quickPasswords.ts';

quickPasswords();

/** A prescription belongs to who ordered it, who is to sign it, and who is asked to take it over. */
const OF_A_PRESCRIPTION = 3;
const DEVICE = 'Firefox 139, at the counter';
const REASON = 'Asked by telephone at noon';
const NEVER_A_FIELD = /password|hash|token|secret|totp/i;

/** Calls that are not GET and leave no event, each with the reason. */
const WITHOUT_EVENT: Readonly<Record<string, string>> = {
  addDeskView: 'a view of one’s own changes what its person sees only',
  beginDeskPasskey: 'nothing holds before the passkey is added',
  beginOwnAuthenticator: 'nothing holds before the app is confirmed',
  beginPasskeyProof: 'asked by nobody yet',
  changeDeskView: 'a view of one’s own changes what its person sees only',
  look: 'who has what open is shown to colleagues, and gone after 30 seconds',
  openStaffInvitation: 'asked by nobody yet',
  previewDeskCategory: 'a preview changes nothing',
  previewDeskDelivery: 'a preview changes nothing',
  previewDeskPolicy: 'a preview changes nothing',
  previewDeskPrice: 'a preview changes nothing',
  previewDeskProduct: 'a preview changes nothing',
  previewDeskPromotion: 'a preview changes nothing',
  previewDeskSettings: 'a preview changes nothing',
  previewDeskSynonym: 'a preview changes nothing',
  removeDeskView: 'a view of one’s own changes what its person sees only',
  saveDeskReplyDraft: 'a draft, which is sent or dropped',
  stopCatalogueImport: 'what it stops leaves nothing behind, and answers who stopped it',
  takeNext: 'a lease of ten minutes, which colleagues see',
};
/** Reads whose answer is personal enough to be recorded. */
const RECORDED_READS = new Set(['openDeskPaper', 'getDeskPrescriptionPdf']);

/** A read that is sent as POST, to keep names out of addresses and logs. */
const isSearch = ({ name, method }: AnyDeskCall) =>
  method !== 'GET' && /^(find|get|list)[A-Z]/.test(name);
const isRecorded = (call: AnyDeskCall) =>
  call.method === 'GET'
    ? RECORDED_READS.has(call.name)
    : !isSearch(call) && WITHOUT_EVENT[call.name] === undefined;
const hasReason = ({ body }: AnyDeskCall) => body?.fields?.['reason'] !== undefined;

let every: EveryDeskCall;
let readAllRows: ReturnType<typeof rowReader>;
let newestEvent = 0;
beforeAll(async () => {
  every = await openEveryDeskCall();
  readAllRows = rowReader(every.shop.db);
  // Their records are bystanders of every call.
  for (const [, call] of writingDeskCalls) await every.prepared(call);
});
beforeEach(() => every.nextHour());
afterAll(() => every.close());

/** Reads the events since the last reading. */
async function readEvents() {
  const events = await readNewEvents(every.shop.db, newestEvent);
  newestEvent = events.at(-1)?.id ?? newestEvent;
  return events;
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
    // A sign-in challenge belongs to no account yet.
    return typeof id === 'number' ? [id] : [];
  });
}

/** Checks the names of all fields, at any depth, and that no hash of a password is among the values. */
function expectNothingSecret(answer: LightMyRequestResponse): void {
  const isJson = String(answer.headers['content-type']).startsWith('application/json');
  const fields = isJson ? keysIn(answer.json()) : [];
  expect(fields.filter((name) => NEVER_A_FIELD.test(name))).toEqual([]);
  expect(answer.body).not.toContain('argon2');
}

function keysIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(keysIn);
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysIn(inner)]);
}

/** Checks that no cache keeps an answer, and that no page frames or reads it. */
function expectHardened({ headers }: LightMyRequestResponse): void {
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    // The viewer of papers frames its own pictures.
    'x-frame-options': expect.stringMatching(/^(DENY|SAMEORIGIN)$/) as string,
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
  expect(headers).not.toHaveProperty('access-control-allow-origin');
  for (const cookie of [headers['set-cookie'] ?? []].flat())
    expect(cookie.split('; ')).toEqual(
      expect.arrayContaining(['Path=/', 'HttpOnly', 'Secure', 'SameSite=Strict']),
    );
}

/** Checks that the changes are of one customer and one other colleague at most, and that events are only added. */
function expectOneCustomer(
  call: AnyDeskCall,
  changes: readonly RowChange[],
  callerId: number,
): void {
  const words = changes.map(changeInWords);
  const customers = new Set(changes.flatMap(customersOf));
  const colleagues = new Set(changes.flatMap(staffOf).filter((id) => id !== callerId));
  const most = call.path.startsWith('/api/desk/prescriptions/') ? OF_A_PRESCRIPTION : 1;
  expect([customers.size <= most, colleagues.size <= 1, words]).toEqual([true, true, words]);
  const events = changes.filter(({ table }) => table === 'audit_events');
  expect(events.filter(({ before: old }) => old !== undefined)).toEqual([]);
}

/** Checks who is named by the events of a call, as what, when and where, and that they keep the reason given. */
function expectRecorded(
  call: AnyDeskCall,
  events: Awaited<ReturnType<typeof readEvents>>,
  callerId: number,
): void {
  expect(events).not.toEqual([]);
  for (const event of events) {
    // An open call is made by the person whom it proves.
    const isBySomebody =
      call.access === 'open' ? event.staffId !== null : event.staffId === callerId;
    expect({ ...event, isBySomebody }).toMatchObject({
      isBySomebody: true,
      permission: call.access === 'open' ? 'useDesk' : call.access,
      device: DEVICE,
      at: every.shop.clock.now,
      by: expect.stringMatching(/\S/) as string,
    });
  }
  expect(JSON.stringify(events)).toContain(hasReason(call) ? REASON : '');
}

test.each(everyDeskCall)(
  '%s answers nothing secret that a page or cache may keep, touches the rows of one customer and one colleague at most, and is recorded',
  async (_name, call) => {
    const { caller, request } = await every.prepared(call);
    const before = await readAllRows();
    await readEvents();
    const headers = { ...request.headers, 'user-agent': DEVICE };
    const reason = hasReason(call) && { body: { ...(request.body as object), reason: REASON } };
    const answer = await every.desk.send(call, { ...request, headers, ...reason });
    expect([answer.statusCode, answer.body]).toEqual([call.status, answer.body]);
    expectNothingSecret(answer);
    expect(answer.body).not.toContain(caller.token);
    expectHardened(answer);

    // A report adds up what is new of everybody, and takes the notes of it away.
    const changes = changesBetween(before, await readAllRows()).filter(
      ({ table }) => table !== 'report_news',
    );
    expectOneCustomer(call, changes, caller.staffId);
    const events = (await readEvents()).filter(({ staffId }) => staffId !== null);
    if (isRecorded(call)) expectRecorded(call, events, caller.staffId);
    const bySearch = isSearch(call) ? changes : [];
    expect(bySearch.filter(({ table }) => table !== 'staff_sessions')).toEqual([]);
  },
);

test('each exception is a call that writes, and has a reason', () => {
  const writing = writingDeskCalls.map(([name]) => name);
  expect(Object.keys(WITHOUT_EVENT).filter((name) => !writing.includes(name))).toEqual([]);
});

test('after all of this every invariant holds', async () => {
  const { db, clock } = every.shop;
  const settings = { db, card: undefined, holds: holdsForTests, shopUrl: 'https://shop.test' };
  await settleHolds({ ...settings, now: () => clock.now }, 0);
  expect(await audit(every.shop, clock.now)).toEqual([]);
});
