/** @module-tag every-call */
import { staffCan, staffRoles } from '@formulary/rules/accounts/staffPermissions';
import type { DeskCall } from '@formulary/rules/calls/desk/deskCall';
import { deskCalls } from '@formulary/rules/calls/desk/deskCalls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asSent, type DeskSample } from '../testing/calls/DeskSample.ts';
import { deskSamples } from '../testing/calls/deskSamples.ts';
import { readNewEvents } from '../testing/newEvents.queries.ts';
import { openTestDesk, type TestDesk } from '../testing/openTestDesk.ts';
import { openTestShop, type TestShop } from '../testing/openTestShop.ts';
import { contents } from '../testing/testData.queries.ts';
import { quickPasswords } from '../testing/quickPasswords.ts';

quickPasswords();

type AnyCall = DeskCall<unknown, unknown, unknown, unknown>;
const calls = Object.values(deskCalls).flat() as unknown as readonly AnyCall[];

const HOUR_MS = 3_600_000;
const DEVICE = 'Firefox 139, at the counter';

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
const isSearch = ({ name, method }: AnyCall) =>
  method !== 'GET' && /^(find|get|list)[A-Z]/.test(name);

const searches = calls.filter(isSearch).map((call) => [call.name, call] as const);
const recorded = calls
  .filter((call) => !isSearch(call))
  .filter(({ name, method }) =>
    method === 'GET' ? RECORDED_READS.has(name) : !WITHOUT_EVENT[name],
  )
  .map((call) => [call.name, call] as const);

let shop: TestShop;
let desk: TestDesk;
let samples: Readonly<Record<string, DeskSample>>;
beforeAll(async () => {
  shop = await openTestShop();
  desk = await openTestDesk(shop);
  samples = deskSamples({ shop, desk });
});
beforeEach(() => {
  // So that limits of attempts do not carry over.
  shop.clock.now = new Date(+shop.clock.now + HOUR_MS);
});
afterAll(async () => {
  await desk.app.close();
  await shop.close();
});

/** Makes a valid request for a call and sends it; returns who did, the time and the events of the request. */
async function done(call: AnyCall) {
  const { access, name } = call;
  const role = staffRoles.find((each) => access === 'open' || staffCan(each, access));
  const caller = await desk.signedIn(role ?? 'superintendent');
  const request = asSent((await samples[name]?.(caller)) ?? {});
  const before = await readNewEvents(shop.db, 0);
  const headers = { ...request.headers, 'user-agent': DEVICE };
  const answer = await desk.send(call, { token: caller.token, ...request, headers });
  expect([answer.statusCode, answer.body]).toEqual([call.status, answer.body]);
  const events = await readNewEvents(shop.db, before.at(-1)?.id ?? 0);
  return { caller, events: events.filter(({ staffId }) => staffId !== null) };
}

test.each(recorded)(
  '%s leaves an event of who did it, as what, when and where',
  async (_name, call) => {
    const { caller, events } = await done(call);
    expect(events).not.toEqual([]);
    for (const event of events) {
      // An open call is made by the person whom it proves.
      const isBySomebody =
        call.access === 'open' ? event.staffId !== null : event.staffId === caller.staffId;
      expect({ ...event, isBySomebody }).toMatchObject({
        isBySomebody: true,
        permission: call.access === 'open' ? 'useDesk' : call.access,
        device: DEVICE,
        at: shop.clock.now,
        by: expect.stringMatching(/\S/) as string,
      });
    }
  },
);

test.each(searches)('%s is a search: it changes nothing', async (_name, call) => {
  const { access, name } = call;
  const role = staffRoles.find((each) => access === 'open' || staffCan(each, access));
  const caller = await desk.signedIn(role ?? 'superintendent');
  const request = asSent((await samples[name]?.(caller)) ?? {});
  const before = await contents(shop.db);
  const { statusCode } = await desk.send(call, { token: caller.token, ...request });
  expect([statusCode, await contents(shop.db)]).toEqual([call.status, before]);
});

/** Calls whose body has a reason: what was given is in the event. */
const reasoned = recorded.filter(([, { body }]) => body?.fields?.['reason'] !== undefined);

test.each(reasoned)('%s keeps the reason that was given', async (_name, call) => {
  const caller = await desk.signedIn('superintendent');
  const sample = (await samples[call.name]?.(caller)) ?? {};
  const { body } = sample;
  const given = { ...sample, body: { ...body, reason: 'Asked by telephone at noon' } };
  const before = await readNewEvents(shop.db, 0);
  const answer = await desk.send(call, { token: caller.token, ...asSent(given) });
  expect([answer.statusCode, answer.body]).toEqual([call.status, answer.body]);
  const events = await readNewEvents(shop.db, before.at(-1)?.id ?? 0);
  expect(events.map(({ detail }) => JSON.stringify(detail)).join('\n')).toContain(
    'Asked by telephone at noon',
  );
});

test('each exception is a call that writes, and has a reason', () => {
  const writing = calls.filter(({ method }) => method !== 'GET').map(({ name }) => name);
  expect(Object.keys(WITHOUT_EVENT).filter((name) => !writing.includes(name))).toEqual([]);
});
