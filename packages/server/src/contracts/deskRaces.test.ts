/** @module-tag many */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { changeDeskSettings } from '@formulary/rules/calls/desk/deskSettingCalls';
import { audit } from '../audit/audit.ts';
import { settleHolds } from '../payments/payments.tasks.ts';
import { readDeskEvents } from '../platform/desk/readDeskEvents.queries.ts';
import { rowWatcher } from '../testing/bystanders/rowWatcher.ts';
import {
  type AnyDeskCall,
  type EveryDeskCall,
  openEveryDeskCall,
  roleFor,
  writingDeskCalls,
} from '../testing/calls/openEveryDeskCall.ts';
import type { DeskSample } from '../testing/calls/DeskSample.ts';
import { settingVariants } from '../testing/calls/deskSettingSamples.ts';
import type { TestDesk } from '../testing/openTestDesk.ts';
import { holdsForTests } from '../testing/settingsForTests.ts';
import { quickPasswords } from '../testing/quickPasswords.ts';

quickPasswords();

type Prepared = Awaited<ReturnType<EveryDeskCall['prepared']>>;
type Request = Prepared['request'];
type Person = Prepared['caller'];

/** Whether a call changes a record and says the version that was seen. */
const isVersioned = ({ body }: AnyDeskCall) => body?.fields?.['version'] !== undefined;
const versioned = writingDeskCalls.filter(([, call]) => isVersioned(call));
/**
 * Each change beside the next one of the same kind of record, in a ring. To exclude each other they lock the same row, so
 * if each excludes the next, all exclude all.
 */
const pairs = [...Map.groupBy(versioned, ([, call]) => recordOf(call)).values()]
  .filter(({ length }) => length > 1)
  .flatMap((ring) =>
    ring.map(([name, call], at) => {
      const [otherName, other] = ring[(at + 1) % ring.length] ?? ring[0]!;
      return [name, otherName, call, other] as const;
    }),
  );
/** A thousand of them together. */
const RACES_OF_A_CALL = Math.ceil((1_000 - pairs.length) / writingDeskCalls.length);
/** What whoever comes second is told about a record. */
const SAYS_WHY = ['record-changed', 'customer-erased', 'line-settled'];

let every: EveryDeskCall;
let watchRows: ReturnType<typeof rowWatcher>;
beforeAll(async () => {
  every = await openEveryDeskCall();
  watchRows = rowWatcher(every.shop.db);
});
beforeEach(async () => {
  every.nextHour();
  // Leases that have ended are written again instead of added.
  await every.shop.db.deleteFrom('desk_leases').execute();
});
afterAll(() => every.close());

/** Returns the path of the record that a call is about: `/api/desk/orders/:id`. */
function recordOf({ path }: AnyDeskCall): string {
  return path.replace(/:id\/.*/, ':id');
}

/** Two people, and the request of each. */
interface Two {
  readonly people: readonly [Person, Person];
  readonly requests: readonly [Request, Request];
}

/** Prepares one request that two people send, each with a press of their own. */
async function twoFor(call: AnyDeskCall, variant?: DeskSample): Promise<Two> {
  const { caller, request } = await every.prepared(call, variant);
  const other = await every.desk.signedIn(roleFor(call));
  const headers = { ...request.headers };
  if (headers['idempotency-key']) headers['idempotency-key'] = randomUUID();
  const isOwn = request.token === caller.token;
  const again = { ...request, headers, ...(isOwn && { token: other.token }) };
  return { people: [caller, other], requests: [request, again] };
}

/** Returns 'done' for a call that succeeded, otherwise the code of its refusal. */
function outcomeOf({ status }: AnyDeskCall, answer: Awaited<ReturnType<TestDesk['send']>>): string {
  return answer.statusCode === status ? 'done' : answer.json<{ readonly code: string }>().code;
}

/** Returns the name of whoever caused the newest event, as the timeline of its record says it. */
async function newestAuthor(): Promise<string | undefined> {
  const events = every.shop.db.selectFrom('audit_events').select('subject');
  const { subject } = await events.orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
  const author = (await readDeskEvents(every.shop.db, [subject])).at(-1)?.author;
  return author?.kind === 'staff' ? author.name : undefined;
}

test.each([
  ...writingDeskCalls,
  ['changeDeskSettings of the bank details', changeDeskSettings as unknown as AnyDeskCall] as const,
])(
  '%s by two people at once ends as if one came after the other, and the second learns who was first',
  async (name, call) => {
    const { desk } = every;
    const variant = settingVariants(every)[name];
    const inTurn = await twoFor(call, variant);
    const changesInTurn = await watchRows();
    const first = await desk.send(call, inTurn.requests[0]);
    const turns = [first, await desk.send(call, inTurn.requests[1])];
    const expected = turns.map((answer) => outcomeOf(call, answer)).toSorted();
    const expectedChanges = await changesInTurn();
    expect(expected).toContain('done');
    const isTold = expected.some((outcome) => SAYS_WHY.includes(outcome));
    expect([expected, isTold || !isVersioned(call)]).toEqual([expected, true]);

    const atOnce = await twoFor(call, variant);
    const changesAtOnce = await watchRows();
    await Promise.all(atOnce.requests.map((request) => desk.send(call, request)));
    expect(await changesAtOnce()).toEqual(expectedChanges);

    for (let race = 1; race < RACES_OF_A_CALL; race += 1) {
      every.nextHour();
      const { people, requests } = await twoFor(call, variant);
      const answers = await Promise.all(requests.map((request) => desk.send(call, request)));
      const outcomes = answers.map((answer) => outcomeOf(call, answer));
      expect(outcomes.toSorted()).toEqual(expected);
      const winner = people[outcomes.indexOf('done')];
      expect([outcomes, isTold && (await newestAuthor())]).toEqual([
        outcomes,
        isTold && winner?.name,
      ]);
    }
  },
);

/** Returns a request of one call about the record of another's: with its id, version and lines. */
function aboutTheSame(request: Request, other: Request): Request {
  const id = /\/(\d+)(?=\/|$)/.exec(request.url ?? '')?.[0] ?? '';
  const body = fieldsOf(request);
  const lineIds = linesOf(body).map(({ lineId }) => lineId);
  const own = fieldsOf(other);
  const lines = linesOf(own).map((line, at) => ({ ...line, lineId: lineIds[at] ?? line.lineId }));
  return {
    ...other,
    url: (other.url ?? '').replace(/\/\d+(?=\/|$)/, id),
    body: { ...own, version: body['version'], ...(lines.length > 0 && { lines }) },
  };
}

const fieldsOf = ({ body }: Request): Readonly<Record<string, unknown>> =>
  Buffer.isBuffer(body) ? {} : (body ?? {});
const linesOf = ({ lines = [] }: ReturnType<typeof fieldsOf>) =>
  lines as readonly { readonly lineId: number }[];

test.each(pairs)(
  '%s beside %s in one version: exactly one is done',
  async (_a, _b, call, beside) => {
    const { desk } = every;
    const { request } = await every.prepared(call);
    const other = await every.prepared(beside);
    const otherRequest = aboutTheSame(request, other.request);
    const answers = await Promise.all([desk.send(call, request), desk.send(beside, otherRequest)]);
    const [own, theirs] = [outcomeOf(call, answers[0]), outcomeOf(beside, answers[1])];
    // The other may be no change that the record allows; then nothing stands in the way.
    const isFair = own === 'done' ? theirs !== 'done' : theirs === 'done' && SAYS_WHY.includes(own);
    expect([own, theirs, isFair]).toEqual([own, theirs, true]);
    expect(answers.map(({ statusCode }) => statusCode < 500)).toEqual([true, true]);
  },
);

test('after all of this every invariant holds', async () => {
  const { db, clock } = every.shop;
  const settings = { db, card: undefined, holds: holdsForTests, shopUrl: 'https://shop.test' };
  await settleHolds({ ...settings, now: () => clock.now }, 0);
  expect(await audit(every.shop, every.shop.clock.now)).toEqual([]);
});
