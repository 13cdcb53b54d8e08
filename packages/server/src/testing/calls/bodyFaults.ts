import type { Codec } from '@formulary/rules/wire/codec';
import { decode } from '@formulary/rules/wire/decode';

/** Ids in a path that no call accepts. Some calls accept 0. */
export const malformedIds: readonly string[] = [
  '-1',
  '1.5',
  'abc',
  '1e3',
  '2147483648',
  '%00',
  '%27',
  '9'.repeat(99),
];

/** Values that a field may be sent instead of its own. */
const wrongs: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  2 ** 31,
  Number.MAX_SAFE_INTEGER,
  '3',
  'x'.repeat(5_000),
  'NUL\0',
  'half \ud800',
  'bell \u0007',
  [],
  [1],
  {},
  { $ne: 1 },
  { toString: 1 },
];

/** Names with a meaning of their own to programs, and what no record within a body says. */
const NEVER_DECLARED: Readonly<Record<string, unknown>> = {
  surprise: 1,
  toString: 1,
  actor: { by: 'somebody else' },
  staffId: 1,
  permission: 'manageStaff',
};
/** What nobody decides by writing it into a request, unless it is a field of the call. */
const UNDECLARED: Readonly<Record<string, unknown>> = {
  ...NEVER_DECLARED,
  id: 1,
  by: 'somebody else',
  user: 1,
  userId: 1,
  user_id: 1,
  staff: { staffId: 1 },
  staff_id: 1,
  role: 'superintendent',
  state: 'active',
  status: 'Paid',
  paid: true,
  isPaid: true,
  price: 0.01,
  amount: 0.01,
  version: 1,
  isDemo: true,
  is_demo: true,
  provenAt: '2026-01-31T09:30:00Z',
};

type Path = readonly string[];

/** A body that is not right, and where. */
interface FaultyBody {
  readonly path: string;
  readonly body: unknown;
}

/** Returns whether a value is of another kind than the right one, so that no field takes it. */
function isOfAnotherKind(wrong: unknown, right: unknown): boolean {
  // What is null, such as a county, may be text.
  const isText = right === null && typeof wrong === 'string';
  return kindOf(wrong) !== kindOf(right) && !isText;
}

/** Returns the bodies in which one field, at any depth, has a value of another kind than its own. */
export function bodiesOfAnotherKind(body: unknown): readonly FaultyBody[] {
  return wrongBodies(body, isOfAnotherKind);
}

/** Returns bodies with one unusual value in each: of the right type, in any field, nested ones too. */
export function oddBodies(body: unknown): readonly FaultyBody[] {
  return wrongBodies(body, (wrong, right) => !isOfAnotherKind(wrong, right));
}

function wrongBodies(
  body: unknown,
  isMeant: (wrong: unknown, right: unknown) => boolean,
): readonly FaultyBody[] {
  return pathsIn(body).flatMap((path) => {
    const right = valueAt(body, path);
    return wrongs
      .filter((wrong) => isMeant(wrong, right))
      .map((wrong) => faulty(body, path, wrong));
  });
}

const SENT_ONE_IN = 5;

/**
 * Returns the bodies to send to the server: all that the declaration of a call takes, and one in five of those that it
 * refuses, since the server refuses these all alike. Five is prime to the number of wrong values, so that each field gets
 * other ones.
 */
export function toSend(
  { body: declared }: { readonly body?: Codec<never, unknown> },
  bodies: readonly FaultyBody[],
): readonly FaultyBody[] {
  return bodies.filter(
    ({ body }, at) =>
      at % SENT_ONE_IN === 0 || declared === undefined || decode(declared, body as never).ok,
  );
}

/** Returns the bodies with one field more than its call declares, at any depth. */
export function bodiesWithMore(
  body: unknown,
  call: { readonly body?: { readonly fields?: object } },
): readonly FaultyBody[] {
  const records = pathsIn(body).filter((path) => kindOf(valueAt(body, path)) === 'object');
  const within = records.flatMap((path) =>
    Object.entries(NEVER_DECLARED).map(([field, value]) => faulty(body, [...path, field], value)),
  );
  const declared = Object.keys(call.body?.fields ?? {});
  const undeclared = Object.entries(UNDECLARED).filter(([field]) => !declared.includes(field));
  return [...within, ...undeclared.map(([field, value]) => faulty(body, [field], value))];
}

/** JSON that no call takes: broken, of another kind, with names that objects inherit, or too deep. */
export const malformedJson: readonly string[] = [
  '{',
  'null',
  '[[]]',
  '"x"',
  '1e999',
  '{}}',
  '{"a":1e999}',
  '\ufeff{',
  '{"__proto__":{"a":1}}',
  '{"constructor":{}}',
  '{"constructor":{"prototype":{"a":1}}}',
  '['.repeat(500) + ']'.repeat(500),
];

/** Media types that no call with a body in JSON takes. */
export const notJson: readonly string[] = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  'multipart/form-data',
];

function faulty(body: unknown, path: Path, value: unknown): FaultyBody {
  const changed = withValue(body, path, value);
  const shown = JSON.stringify(value) ?? 'nothing';
  return { path: `${path.join('.')}: ${shown.slice(0, 50)}`, body: changed };
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}

/** Returns the path of every field, those within records too. */
function pathsIn(value: unknown, path: Path = []): readonly Path[] {
  const here = path.length > 0 ? [path] : [];
  if (kindOf(value) !== 'object') return here;
  const entries = Object.entries(value as object);
  return [...here, ...entries.flatMap(([key, inner]) => pathsIn(inner, [...path, key]))];
}

function valueAt(body: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Readonly<Record<string, unknown>>)[key],
    body,
  );
}

function withValue(body: unknown, [first, ...rest]: Path, value: unknown): unknown {
  if (first === undefined) return value;
  const record = body as Readonly<Record<string, unknown>>;
  return { ...record, [first]: withValue(record[first], rest, value) };
}
