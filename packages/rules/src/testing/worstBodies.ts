import fc from 'fast-check';
import type { Shape } from '../wire/codec.ts';
import { valuesOf } from './valuesOf.ts';

/** The limits of a body. */
export interface BodyRoom {
  readonly mostBytes: number;
  readonly mostValues: number;
  /** Limit for one object. */
  readonly mostKeys: number;
}

/** A body that is expensive to validate. */
export interface WorstBody {
  readonly what: string;
  readonly json: string;
  /** 'wrong' has another shape than declared, 'faulty' has this shape with errors, 'valid' has no errors. */
  readonly kind: 'wrong' | 'faulty' | 'valid';
}

type Path = readonly string[];

const SEED = 27;
const PLACEHOLDER = 'what is replaced';

/**
 * Returns the most expensive bodies within the limits that do not or only just match a declared shape. These are values
 * of the wrong kind in place of the body and of its first field of each kind. They also include the largest valid body,
 * with and without an error in every entry.
 */
export function worstBodies(shape: Shape, room: BodyRoom): readonly WorstBody[] {
  const sample = sampleOf(shape);
  const wrong = placesIn(shape).flatMap((path) => {
    const [before = '', after = ''] = jsonOf(replaced(sample, path, PLACEHOLDER)).split(
      jsonOf(PLACEHOLDER),
    );
    const spare = { ...room, mostBytes: room.mostBytes - before.length - after.length };
    return Object.entries(wrongKinds(spare)).map(([what, json]) => ({
      what: `${path.join('.') || 'body'}: ${what}`,
      json: `${before}${json}${after}`,
      kind: 'wrong' as const,
    }));
  });
  // Leaves room for the errors.
  const smaller = { ...room, mostBytes: 0.9 * room.mostBytes, mostValues: 0.8 * room.mostValues };
  const largest = largestBody(shape, smaller);
  const entriesAt = (path: Path): readonly unknown[] => {
    const value = valueAt(largest, path);
    return Array.isArray(value) ? value : [];
  };
  const lists = placesIn(shape).filter((path) => entriesAt(path).length > 0);
  return [
    ...wrong,
    { what: 'the largest', json: jsonOf(largest), kind: 'valid' as const },
    ...lists.map((path) => ({
      what: `${path.join('.') || 'body'}: a fault in every entry`,
      json: jsonOf(replaced(largest, path, entriesAt(path).map(broken))),
      kind: 'faulty' as const,
    })),
  ];
}

/** Returns values of the given size that are each expensive in a different way. */
function wrongKinds({
  mostBytes,
  mostValues,
  mostKeys,
}: BodyRoom): Readonly<Record<string, string>> {
  const list = (entry: string, share = 1): string => {
    const values = 1 + (entry.match(/[[{,]/g)?.length ?? 0);
    const byValues = (share * mostValues) / values - 100;
    const byBytes = (share * mostBytes) / (entry.length + 1) - 2;
    const length = Math.max(0, Math.floor(Math.min(byValues, byBytes)));
    return `[${Array.from({ length }).fill(entry).join(',')}]`;
  };
  return {
    'empty objects': list('{}'),
    'empty lists': list('[]'),
    numbers: list('0'),
    'empty texts': list('""'),
    'lists in lists': list('[[[[[]]]]]'),
    'unknown keys': `{${unknownKeys(mostBytes - 2, mostKeys)}}`,
    'unknown keys and a list': `{"x":${list('0', 1 / 2)},${unknownKeys(mostBytes / 2 - 9, mostKeys - 1)}}`,
    'objects of unknown keys': `[${objectsOfKeys(mostBytes, mostValues - 100, mostKeys)}]`,
    'an escaped text': `"${String.raw`\u00e9`.repeat(Math.max(0, mostBytes / 6 - 1))}"`,
  };
}

function objectsOfKeys(bytes: number, most: number, mostKeys: number): string {
  const all = unknownKeys(bytes * 0.9, most * 0.9).split(',');
  const objects: string[] = [];
  for (let at = 0; at < all.length; at += mostKeys) {
    objects.push(`{${all.slice(at, at + mostKeys).join(',')}}`);
  }
  return objects.join(',');
}

function unknownKeys(bytes: number, most: number): string {
  const keys: string[] = [];
  let left = bytes;
  while (left > 0 && keys.length < most) {
    keys.push(`"x${keys.length.toString(36)}":0`);
    left -= (keys.at(-1)?.length ?? 0) + 1;
  }
  return keys.slice(0, -1).join(',');
}

/** Serialises a value with escaped non-ASCII letters, so that each character is one byte. */
function jsonOf(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function sampleOf(shape: Shape): unknown {
  return fc.sample(valuesOf(shape), { numRuns: 1, seed: SEED })[0];
}

/** Returns the paths of the body itself and of the first field of each kind, nested objects included. */
function placesIn(shape: Shape): readonly Path[] {
  const places = new Map<string, Path>([['body', []]]);
  const visit = ({ fields = {}, collection }: Shape, path: Path): void => {
    if (collection !== undefined) return;
    for (const [name, field] of Object.entries(fields)) {
      const kind = field.fields ? (field.collection ?? 'object') : kindOf(field);
      if (!places.has(kind)) places.set(kind, [...path, name]);
      visit(field, [...path, name]);
    }
  };
  visit(shape, []);
  return [...places.values()];
}

/** Returns the first word of a shape: 'list', 'text', 'record'. */
function kindOf({ shape }: Shape): string {
  return shape.split(/\W/)[0] ?? shape;
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((at, key) => (at as Readonly<Record<string, unknown>>)?.[key], value);
}

function replaced(value: unknown, [first, ...rest]: Path, by: unknown): unknown {
  if (first === undefined) return by;
  const record = (value ?? {}) as Readonly<Record<string, unknown>>;
  return { ...record, [first]: replaced(record[first], rest, by) };
}

/** Returns the largest valid body within the limits, with lists and texts of maximum length. */
export function largestBody(shape: Shape, { mostBytes, mostValues }: BodyRoom): unknown {
  return fullest(shape, { bytes: mostBytes, values: mostValues });
}

function fullest(shape: Shape, left: { bytes: number; values: number }): unknown {
  const { collection, fields } = shape;
  // A comma, and the opening bracket of an object or list.
  left.values -= fields || collection ? 2 : 1;
  const most = Number(/at most (\d+)/.exec(shape.shape)?.[1] ?? 0);
  if (collection === undefined && fields) {
    const own = Object.entries(fields).filter(([, each]) => !each.shape.includes('another name'));
    left.bytes -= own.reduce((sum, [name]) => sum + name.length + 4, 2);
    return Object.fromEntries(own.map(([name, field]) => [name, fullest(field, left)]));
  }
  if (collection === undefined) return scalar(shape, left);
  const entry: Shape = fields
    ? { shape: 'object', fields }
    : { shape: shape.shape.replace(/^.*?, each /, '') };
  const entries: [string, unknown][] = [];
  const least = jsonOf(sampleOf(entry)).length;
  while (entries.length < most && left.values > 100 && left.bytes > 2 * least + 100) {
    left.bytes -= 14;
    entries.push([`${entries.length}-false`, fullest(entry, left)]);
  }
  return collection === 'list' ? entries.map(([, each]) => each) : Object.fromEntries(entries);
}

function scalar(shape: Shape, left: { bytes: number; values: number }): unknown {
  const longest = Number(/^text, (?:at most|\d+ to) (\d+)/.exec(shape.shape)?.[1] ?? 0);
  const value = longest > 0 ? 'x'.repeat(longest) : sampleOf(shape);
  left.bytes -= jsonOf(value).length;
  return value;
}

/** Returns an entry whose last field is invalid, so that all fields before it are checked first. */
function broken(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null) return null;
  const last = Object.keys(entry).at(-1);
  return last === undefined ? null : { ...entry, [last]: { no: 1 } };
}
