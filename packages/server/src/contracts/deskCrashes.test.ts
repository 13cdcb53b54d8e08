/** @module-tag crash */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { audit } from '../audit/audit.ts';
import { createDb } from '../platform/database/createDb.ts';
import { createPool } from '../platform/database/createPool.ts';
import { rowWatcher } from '../testing/bystanders/rowWatcher.ts';
import { deskVariants } from '../testing/calls/deskSamples.ts';
import {
  type AnyDeskCall,
  type EveryDeskCall,
  openEveryDeskCall,
  writingDeskCalls,
} from '../testing/calls/openEveryDeskCall.ts';
import { fragileConnections } from '../testing/database/fragileConnections.ts';
import { openTestDesk, type TestDesk } from '../testing/openTestDesk.ts';
import { quickPasswords } from '../testing/quickPasswords.ts';

quickPasswords();

/** Their proof holds for one attempt, which a death uses up: a code, a challenge. Whoever got no answer begins again. */
const ONE_ATTEMPT = new Set([
  'addDeskPasskey',
  'signInAtStation',
  'signInToDesk',
  'signInWithPasskey',
  'unlockWithPasskey',
]);
/**
 * Like every call that answers a file, these answer something new, send a test or prove the person, so that whoever got no answer has
 * to ask again, and each time is recorded.
 */
const ANEW = new Set(['replaceRecoveryCodes', 'setDeskStation', 'testDeskNotice', 'unlockDesk']);
const isAnew = ({ name, answerType }: AnyDeskCall) => answerType !== undefined || ANEW.has(name);
/** Money, goods, prices and who may buy: the server dies after each statement that writes, and not at commits alone. */
const AT_EACH_WRITE = new Set([
  'applyCatalogueImport',
  'bookExactLines',
  'bookStatementLine',
  'bookStockCount',
  'countStockLine',
  'decideDeskCustomer',
  'refundOrder',
  'sendDeskParcel',
  'setDeskPrice',
  'takeInGoods',
]);
/** Each line is booked on its own, so that after a death those before it are booked. */
const LINE_BY_LINE = ['bookExactLines', 'bookExactLines of two', 'bookExactLines of three'];
const NOTHING = '';

let every: EveryDeskCall;
let variants: ReturnType<typeof deskVariants>;
let pool: ReturnType<typeof createPool>;
let server: ReturnType<typeof fragileConnections>;
/** The same desk, served by a process that can die. */
let desk: TestDesk;
let watchRows: ReturnType<typeof rowWatcher>;
beforeAll(async () => {
  every = await openEveryDeskCall();
  variants = deskVariants(every);
  pool = createPool(every.shop.database.connection, () => {});
  server = fragileConnections(pool);
  desk = await openTestDesk(every.shop, createDb(pool));
  watchRows = rowWatcher(every.shop.db);
});
beforeEach(() => every.nextHour());
afterAll(async () => {
  await desk.app.close();
  await pool.end();
  await every.close();
});

/** Sends a request that nothing disturbs; returns what it changes. */
async function undisturbed(call: AnyDeskCall, sample: string): Promise<string> {
  const { request } = await every.prepared(call, variants[sample]);
  const changes = await watchRows();
  server.revive();
  const { statusCode, body } = await desk.send(call, request);
  expect([sample, statusCode, body]).toEqual([sample, call.status, body]);
  return changes();
}

const samplesOf = (name: string) => [
  name,
  ...Object.keys(variants).filter((each) => each.startsWith(`${name} `)),
];
const isPartOf = (done: string, whole: string) =>
  done.split(', ').every((change) => whole.split(', ').includes(change));

test.each(writingDeskCalls)(
  '%s: wherever its server dies, nothing is half done, and sent again it is done once',
  async (name, call) => {
    const wholes = new Map<string, string>();
    for (const sample of samplesOf(name)) {
      const whole = await undisturbed(call, sample);
      wholes.set(sample, whole);
      const lines = LINE_BY_LINE.slice(0, LINE_BY_LINE.indexOf(sample) + 1);
      const allowed = [NOTHING, whole, ...lines.map((line) => wholes.get(line))];
      const isOneAttempt = ONE_ATTEMPT.has(name);
      const { request } = await every.prepared(call, variants[sample]);
      const changes = await watchRows();
      for (let moment = 0; ; moment += 1) {
        server.revive(moment, AT_EACH_WRITE.has(name));
        const answer = await desk.send(call, request);
        const at = server.diedAt();
        const done = await changes();
        const isAllowed = allowed.includes(done) || (isOneAttempt && isPartOf(done, whole));
        const seen = { sample, at, done, whole };
        expect({ ...seen, isAllowed }).toEqual({ ...seen, isAllowed: true });
        if (isAnew(call) && done === whole) break;
        if (at !== undefined) continue;
        // Refused is only what a lost answer has done already, and what needs another proof.
        const isOnce = done === whole && (answer.statusCode === call.status || moment > 0);
        const end = { ...seen, answer: answer.body };
        expect({ ...end, isOnce: isOnce || isOneAttempt }).toEqual({ ...end, isOnce: true });
        expect(answer.statusCode).toBeLessThan(500);
        break;
      }
    }
  },
);

test('after all of this every invariant holds', async () => {
  const broken = await audit(every.shop, every.shop.clock.now);
  // I60: the next start anchors what was committed just before a death, as openTrust.test shows.
  expect(broken.filter(({ id }) => id !== 'I60')).toEqual([]);
});
