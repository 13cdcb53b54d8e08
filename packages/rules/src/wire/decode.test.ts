import { refine, string } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { allCalls } from '../calls/allCalls.ts';
import { largestBody, worstBodies } from '../testing/worstBodies.ts';
import type { Codec } from './codec.ts';
import { keyed, listOf } from './collections.ts';
import { decode } from './decode.ts';
import { entity, field } from './entity.ts';
import { flag, recordId, text } from './scalars.ts';

/** Small, to keep the test fast; the number of reads must not depend on it. */
const ROOM = { mostBytes: 16_384, mostValues: 5_000, mostKeys: 5_000 };
const MOST_READS = 1_000;
const MOST_READS_OF_A_VALUE = 12;

const bodied = Object.values(allCalls)
  .flat()
  .map((call) => call as unknown as { readonly name: string; readonly body?: Codec<unknown> })
  .flatMap(({ name, body }) => (body ? [[name, body] as const] : []));

interface Work {
  reads: number;
}

/** Wraps a value in a proxy that counts every read of an entry, field or length. */
function counted(value: unknown, work: Work): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return new Proxy(value, {
    get: (target, key) => {
      work.reads += 1;
      return counted(Reflect.get(target, key), work);
    },
  });
}

function errorsOf<W, T>(codec: Codec<W, T>, arrived: unknown): Record<string, string> {
  const result = decode(codec, arrived);
  return result.ok ? {} : { ...result.problem.errors };
}

describe('validating a body', () => {
  test.each(bodied)('of %s reads a bounded part of it', (_name, body) => {
    for (const { what, json, kind } of worstBodies(body, ROOM)) {
      const work = { reads: 0 };
      const { ok } = decode(body, counted(JSON.parse(json), work));
      expect([what, ok]).toEqual([what, kind === 'valid']);
      const most = kind === 'wrong' ? MOST_READS : MOST_READS_OF_A_VALUE * ROOM.mostValues;
      expect([what, Math.max(work.reads, most)]).toEqual([what, most]);
    }
  });

  test('of the wrong kind does not visit its entries', () => {
    const page = entity({ skip: field('skip', recordId) });
    expect(errorsOf(entity({ page: field('page', page) }), { page: [0, 0, 0] })).toEqual({
      page: 'should be object',
    });
    expect(errorsOf(entity({ id: field('id', recordId) }), { id: [[1], [2]] })).toEqual({
      id: 'should be integer',
    });
  });

  test('does not visit the entries of a list or object that is too large', () => {
    expect(errorsOf(listOf(flag, 2), [1, 1, 1])).toEqual({
      body: expect.stringContaining('length between `0` and `2`'),
    });
    expect(errorsOf(listOf(flag, 2), [1, true])).toEqual({ 0: 'should be boolean' });
    expect(errorsOf(keyed(flag, 2), { a: 1, b: 1, c: 1 })).toEqual({
      body: 'should have at most 2 entries',
    });
    expect(errorsOf(keyed(flag, 2), { a: 1, b: true })).toEqual({ a: 'should be boolean' });
    expect(Object.keys(errorsOf(keyed(flag, 2), { ['a'.repeat(101)]: true }))).toHaveLength(1);
  });

  test('reports at most 20 fields, and fewer if they have many errors', () => {
    const surprises = Object.fromEntries(Array.from({ length: 30 }, (_, key) => [`x${key}`, 1]));
    expect(Object.keys(errorsOf(entity({}), surprises))).toHaveLength(20);
  });
});

test.each(bodied)('the largest body of %s fits into the declared size', (_name, body) => {
  const largest = JSON.stringify(largestBody(body, { ...ROOM, mostBytes: Infinity }));
  expect(largest.length).toBeLessThanOrEqual(body.mostBytes);
});

test('the declared size includes JSON escapes', () => {
  expect(text(0, 2).mostBytes).toBe(String.raw`"\u00e9\u00e9"`.length);
  expect(listOf(flag, 2).mostBytes).toBeGreaterThanOrEqual('[false,false]'.length);
});

test('only the first of several errors of one value is reported', () => {
  const short = refine(string(), 'short', () => 'is too long');
  const struct = refine(short, 'kind', () => 'is unkind');
  expect(errorsOf({ ...text(0, 9), struct }, 'word')).toEqual({ body: 'is too long' });
});
