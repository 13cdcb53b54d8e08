/** @module-tag many */
import { decode } from '@formulary/rules/wire/decode';
import { recordIdOrZeroInPath } from '@formulary/rules/wire/scalars';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MOST_KEYS, MOST_VALUES, bodyLimitOf } from '../platform/http/bodyBounds.ts';
import { rowWatcher } from '../testing/bystanders/rowWatcher.ts';
import {
  bodiesOfAnotherKind,
  bodiesWithMore,
  malformedIds,
  malformedJson,
  notJson,
  oddBodies,
  toSend,
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

const faulted = everyDeskCall.filter(
  ([, { body, files, query, path }]) => body || files || query || path.includes(':id'),
);

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
type Request = Awaited<ReturnType<EveryDeskCall['sampleFor']>>;
type Refuse = (what: string, statuses: readonly number[], changed: Sent) => Promise<void>;

const REFUSAL_FIELDS = ['code', 'message', 'errors'];
const INSIDE = / at \/|select |syntax error|node_modules/;

/** Returns whether an answer is a refusal with a sentence, and says nothing of the inside of the server. */
function isRefusal(body: string): boolean {
  const refusal = JSON.parse(body) as Readonly<Record<string, unknown>>;
  const isKnown = Object.keys(refusal).every((field) => REFUSAL_FIELDS.includes(field));
  return isKnown && typeof refusal['message'] === 'string' && !INSIDE.test(body);
}

/** Sends bodies with fields of another kind, missing and undeclared ones. */
async function refuseFields(call: AnyDeskCall, refuse: Refuse, valid: object): Promise<void> {
  for (const { path, body } of toSend(call, bodiesOfAnotherKind(valid)))
    await refuse(path, [400], { body });
  for (const { path, body } of toSend(call, bodiesWithMore(valid, call)))
    await refuse(path, [400], { body });
  for (const [field] of Object.entries(call.body?.fields ?? {})) {
    const { [field]: _left, ...body } = valid as Readonly<Record<string, unknown>>;
    if (call.body && !decode(call.body, body as never).ok)
      await refuse(`without ${field}`, [400], { body });
  }
}

/** Sends malformed, mistyped and too large JSON, and the worst bodies within the limits. */
async function refuseJson(call: AnyDeskCall, refuse: Refuse, valid: object): Promise<void> {
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
  const worst = worstBodiesOf(call).filter(({ kind }) => kind !== 'valid');
  expect(worst.length).toBeGreaterThan(0);
  for (const { kind, json } of worst) await refuse(kind, [400], { body: json });
}

/** Sends a form with parts that the call does not declare, twice, and cut off. */
async function refuseParts({ body }: Request, refuse: Refuse): Promise<void> {
  const form = Buffer.isBuffer(body) ? body.toString('latin1') : '';
  const [boundary = ''] = form.split('\r\n');
  for (const name of ['role', 'staffId', 'version', 'statement2', '__proto__', 'statement[]']) {
    const part = `${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nsuperintendent\r\n`;
    await refuse(name, [400], { body: Buffer.from(part + form, 'latin1') });
  }
  await refuse('twice', [400, 413], {
    body: Buffer.from(form.replace(`${boundary}--`, '') + form, 'latin1'),
  });
  await refuse('cut off', [400], { body: Buffer.from(form.slice(0, -20), 'latin1') });
}

/** Sends malformed ids, and one of no record. */
async function refuseIds(call: AnyDeskCall, request: Request, refuse: Refuse): Promise<void> {
  const urlFor = (id: string) => (request.url ?? '').replace(/\/\d+(?=[/?]|$)/, `/${id}`);
  const hasZero = call.params?.fields?.['id']?.shape === recordIdOrZeroInPath.shape;
  for (const id of [...(hasZero ? [] : ['0']), ...malformedIds])
    await refuse(id, [400], { url: urlFor(id) });
  await refuse('unknown', [404], { url: urlFor('2147483647') });
}

/** Returns the path of a request with odd, repeated and undeclared queries. */
function oddQueries(call: AnyDeskCall, { url }: Request): readonly string[] {
  const path = (url ?? call.path).split('?')[0] ?? '';
  const fields = [...Object.keys(call.query?.fields ?? {}), 'surprise', '__proto__'];
  return fields.flatMap((field) =>
    ODD_IN_URL.flatMap((odd) => [
      `${path}?${field}=${odd}`,
      `${path}?${field}=${odd}&${field}=1`,
      `${path}?${field}[]=${odd}`,
    ]),
  );
}

test.each(faulted)(
  '%s refuses in words what is malformed, mistyped, too large, missing or undeclared, changes nothing then, and no value of any kind causes a 500',
  async (_name, call) => {
    const { request } = await every.prepared(call);
    const found: string[] = [];
    const refuse: Refuse = async (what, statuses, changed) => {
      const { statusCode, body } = await every.desk.send(call, { ...request, ...changed });
      const isRefused = statuses.includes(statusCode) && isRefusal(body);
      if (!isRefused) found.push(`${what}: ${statusCode} ${body.slice(0, 200)}`);
    };
    const changes = await watchRows();
    if (call.files) await refuseParts(request, refuse);
    else if (call.body) {
      const valid = Buffer.isBuffer(request.body) ? {} : (request.body ?? {});
      await refuseFields(call, refuse, valid);
      await refuseJson(call, refuse, valid);
    }
    if (call.path.includes(':id')) await refuseIds(call, request, refuse);
    if (call.query) {
      const url = `${request.url ?? call.path}${request.url?.includes('?') ? '&' : '?'}surprise=1`;
      await refuse(url, [400], { url });
    }
    expect([found, await changes()]).toEqual([[], '']);

    // Some odd values are valid, so these may change rows.
    const failing: string[] = [];
    const send = async (what: string, changed: Sent): Promise<void> => {
      const { statusCode } = await every.desk.send(call, { ...request, ...changed });
      if (statusCode >= 500) failing.push(what);
    };
    if (call.query) for (const url of oddQueries(call, request)) await send(url, { url });
    if (call.body && !call.files)
      for (const { path, body } of toSend(call, oddBodies(request.body)))
        await send(path, { body });
    expect(failing).toEqual([]);
  },
);
