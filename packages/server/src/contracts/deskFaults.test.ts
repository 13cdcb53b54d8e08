/** @module-tag many */
import { decode } from '@formulary/rules/wire/decode';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MOST_KEYS, MOST_VALUES, bodyLimitOf } from '../platform/http/bodyBounds.ts';
import { rowWatcher } from '../testing/bystanders/rowWatcher.ts';
import {
  bodiesOfAnotherKind,
  bodiesWithMore,
  malformedJson,
  notJson,
  oddBodies,
} from '../testing/calls/bodyFaults.ts';
import { countLargeBodyDelays } from '../testing/calls/countLargeBodyDelays.ts';
import {
  type AnyDeskCall,
  type EveryDeskCall,
  everyDeskCall,
  openEveryDeskCall,
} from '../testing/calls/openEveryDeskCall.ts';
import { worstBodiesOf } from '../testing/calls/worstBodiesOf.ts';
import { quickPasswords } from '../testing/quickPasswords.ts';

quickPasswords();
countLargeBodyDelays();

const bodied = everyDeskCall.filter(([, { body, files }]) => body && !files);
const withFiles = everyDeskCall.filter(([, { files }]) => files);
const queried = everyDeskCall.filter(([, { query }]) => query);
const withId = everyDeskCall.filter(([, { path }]) => path.includes(':id'));

const ODD_IN_URL = [
  '',
  '0',
  '-1',
  '1.5',
  '1e999',
  '%00',
  '%27',
  '%ff',
  'x'.repeat(2_000),
  '__proto__',
];

let every: EveryDeskCall;
let watchRows: ReturnType<typeof rowWatcher>;
beforeAll(async () => {
  every = await openEveryDeskCall();
  watchRows = rowWatcher(every.shop.db);
});
beforeEach(() => every.nextHour());
afterAll(() => every.close());

type Sent = Parameters<EveryDeskCall['desk']['send']>[1];
type Refuse = (what: string, statuses: readonly number[], changed: Sent) => Promise<void>;

const REFUSAL_FIELDS = ['code', 'message', 'errors'];
const INSIDE = / at \/|select |syntax error|node_modules/;

/**
 * Sends faulty requests of somebody who may make a call. Returns those that were not refused in words with one of the
 * statuses, and what all of them changed.
 */
async function surprises(
  call: AnyDeskCall,
  act: (refuse: Refuse, valid: Readonly<Record<string, unknown>>) => Promise<void>,
): Promise<readonly string[]> {
  const { request } = await every.prepared(call);
  const found: string[] = [];
  const changes = await watchRows();
  const refuse: Refuse = async (what, statuses, changed) => {
    const { statusCode, body } = await every.desk.send(call, { ...request, ...changed });
    const isRefused = statuses.includes(statusCode) && isRefusal(body);
    if (!isRefused) found.push(`${what}: ${statusCode} ${body.slice(0, 200)}`);
  };
  await act(refuse, Buffer.isBuffer(request.body) ? {} : (request.body ?? {}));
  const changed = await changes();
  return changed === '' ? found : [...found, changed];
}

/** Returns whether an answer is a refusal with a sentence, and says nothing of the inside of the server. */
function isRefusal(body: string): boolean {
  const refusal = JSON.parse(body) as Readonly<Record<string, unknown>>;
  const isKnown = Object.keys(refusal).every((field) => REFUSAL_FIELDS.includes(field));
  return isKnown && typeof refusal['message'] === 'string' && !INSIDE.test(body);
}

test.each(bodied)('%s: every field of another kind is 400', async (_name, call) => {
  const found = await surprises(call, async (refuse, valid) => {
    for (const { path, body } of bodiesOfAnotherKind(valid)) await refuse(path, [400], { body });
  });
  expect(found).toEqual([]);
});

test.each(bodied)('%s: no value of any kind causes a 500', async (_name, call) => {
  const { request } = await every.prepared(call);
  for (const { path, body } of oddBodies(request.body)) {
    const { statusCode } = await every.desk.send(call, { ...request, body });
    expect([path, statusCode < 500]).toEqual([path, true]);
  }
});

test.each(bodied)(
  '%s: a missing field or one that it does not declare is 400',
  async (_name, call) => {
    const found = await surprises(call, async (refuse, valid) => {
      for (const { path, body } of bodiesWithMore(valid, call)) await refuse(path, [400], { body });
      for (const [field] of Object.entries(call.body?.fields ?? {})) {
        const { [field]: _left, ...body } = valid;
        if (call.body && !decode(call.body, body as never).ok)
          await refuse(`without ${field}`, [400], { body });
      }
    });
    expect(found).toEqual([]);
  },
);

test.each(bodied)(
  '%s: malformed, mistyped and too large JSON is 400, 413 or 415',
  async (_name, call) => {
    const found = await surprises(call, async (refuse, valid) => {
      for (const body of malformedJson) await refuse(body.slice(0, 40), [400], { body });
      for (const type of notJson) {
        const headers = { 'content-type': type };
        await refuse(type, [415], { body: JSON.stringify(valid), headers });
      }
      await refuse('long', [413], { body: `"${'x'.repeat(bodyLimitOf(call))}"` });
      const values = JSON.stringify(Array.from({ length: MOST_VALUES + 1 }, () => 0));
      await refuse('many values', [413], { body: values });
      const keys = Array.from({ length: MOST_KEYS + 1 }, (_, key) => `"${key}":0`);
      await refuse('many keys', [413], { body: `{${keys.join(',')}}` });
    });
    expect(found).toEqual([]);
  },
);

test.each(bodied)('%s: the worst bodies within its limits are 400', async (_name, call) => {
  const worst = worstBodiesOf(call).filter(({ kind }) => kind !== 'valid');
  expect(worst.length).toBeGreaterThan(0);
  const found = await surprises(call, async (refuse) => {
    for (const { kind, json } of worst) await refuse(kind, [400], { body: json });
  });
  expect(found).toEqual([]);
});

test.each(withFiles)('%s takes no part of a form that it does not declare', async (_name, call) => {
  const { request } = await every.prepared(call);
  const form = Buffer.isBuffer(request.body) ? request.body.toString('latin1') : '';
  const [boundary = ''] = form.split('\r\n');
  const found = await surprises(call, async (refuse) => {
    for (const name of ['role', 'staffId', 'version', 'statement2', '__proto__', 'statement[]']) {
      const part = `${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nsuperintendent\r\n`;
      await refuse(name, [400], { body: Buffer.from(part + form, 'latin1') });
    }
    await refuse('twice', [400, 413], {
      body: Buffer.from(form.replace(`${boundary}--`, '') + form, 'latin1'),
    });
    await refuse('cut off', [400], { body: Buffer.from(form.slice(0, -20), 'latin1') });
  });
  expect(found).toEqual([]);
});

test.each(queried)(
  '%s: an odd, repeated or undeclared query is 400, or no fault',
  async (_name, call) => {
    const { request } = await every.prepared(call);
    const path = (request.url ?? call.path).split('?')[0] ?? '';
    for (const field of [...Object.keys(call.query?.fields ?? {}), 'surprise', '__proto__']) {
      for (const odd of ODD_IN_URL) {
        for (const query of [
          `${field}=${odd}`,
          `${field}=${odd}&${field}=1`,
          `${field}[]=${odd}`,
        ]) {
          const { statusCode } = await every.desk.send(call, {
            ...request,
            url: `${path}?${query}`,
          });
          expect([query, statusCode < 500]).toEqual([query, true]);
        }
      }
    }
    const url = `${request.url ?? call.path}${request.url?.includes('?') ? '&' : '?'}surprise=1`;
    const found = await surprises(call, (refuse) => refuse(url, [400], { url }));
    expect(found).toEqual([]);
  },
);

test.each(withId)('%s: a malformed id is 400, an unknown one 404', async (_name, call) => {
  const { request } = await every.prepared(call);
  const urlFor = (id: string) => (request.url ?? '').replace(/\/\d+(?=[/?]|$)/, `/${id}`);
  const found = await surprises(call, async (refuse) => {
    for (const id of ['0', '-1', '1.5', 'abc', '1e3', '2147483648', '%00', '%27', '9'.repeat(99)]) {
      await refuse(id, [400], { ...request, url: urlFor(id) });
    }
    await refuse('unknown', [404], { ...request, url: urlFor('2147483647') });
  });
  expect(found).toEqual([]);
});
