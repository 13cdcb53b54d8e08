import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { valuesOf } from '../testing/valuesOf.ts';
import { type WorkedExample, workedExamples } from '../testing/workedExamples.ts';
import type { Call } from './call.ts';
import { allCalls } from './allCalls.ts';
import type { Codec, Shape } from '../wire/codec.ts';
import { decode } from '../wire/decode.ts';

type AnyCall = Call<unknown, unknown, unknown, unknown>;
type AnyCodec = Codec<unknown, unknown>;

const calls = Object.values(allCalls)
  .flat()
  .map((call) => call as unknown as AnyCall);

const codecs = calls.flatMap(({ name, params, query, body, answer }) =>
  Object.entries({ params, query, body, answer }).flatMap(([part, codec]) =>
    codec ? [[name, part, codec as unknown as AnyCodec] as const] : [],
  ),
);

function shapeAt(codec: Shape | undefined, path: string): Shape | undefined {
  return path.split('.').reduce((shape, name) => shape?.fields?.[name], codec);
}

const entityFields = workedExamples('wire', 'Fields');

/** Returns the wire fields in a row of the table. An entity stands for its fields. */
function carriedIn(row: WorkedExample): readonly string[] {
  const names = (row['Carries'] ?? '').split(', ').filter((name) => name !== '');
  return names.flatMap((name) => {
    const own = entityFields.filter((field) => field['Entity'] === name);
    const fields = own.map(({ Field = '' }) => Field.replace(/ → .*$/, ''));
    return own.length === 0 ? [name] : fields.flatMap((each) => each.split(', '));
  });
}

describe('calls', () => {
  const table = workedExamples('wire', 'Calls');

  test('cover every call of the specification and no other', () => {
    const declared = calls.map(({ clause, method, path }) => [clause, method, path].join(' '));
    const written = table.map((row) => [row['Clause'], row['Method'], row['Path']].join(' '));
    expect(declared.toSorted()).toEqual(written.toSorted());
    const clauses = new Set(table.map((row) => row['Clause']));
    // 7.12 is files and 7.42 belongs to the call of 7.41.
    const notACall = new Set(['7.12', '7.42']);
    const specified = Array.from({ length: 57 }, (_, index) => `7.${index + 2}`);
    expect(specified.filter((clause) => !clauses.has(clause) && !notACall.has(clause))).toEqual([]);
  });

  test.each(table)('$Method $Path carries $Carries', (row) => {
    const call = calls.find(({ method, path }) => method === row['Method'] && path === row['Path']);
    const carried = carriedIn(row);
    const files = call?.files?.map(({ wireName }) => wireName) ?? [];
    const body = call?.body as Shape | undefined;
    const missing = carried.filter((path) => !files.includes(path) && !shapeAt(body, path));
    expect(missing).toEqual([]);
    const own = Object.entries(body?.fields ?? {}).filter(([, field]) => !field.isOptional);
    const unsaid = own
      .map(([name]) => name)
      .filter((name) => !carried.some((path) => path.split('.')[0] === name));
    expect(unsaid).toEqual([]);
  });

  test('have unique names, unique addresses and parameters that match their paths', () => {
    expect(new Set(calls.map(({ name }) => name)).size).toBe(calls.length);
    expect(new Set(calls.map(({ method, path }) => `${method} ${path}`)).size).toBe(calls.length);
    for (const { path, params } of calls) {
      const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      expect(Object.keys((params as Shape | undefined)?.fields ?? {})).toEqual(inPath);
    }
  });

  test('are public only if visitors need them', () => {
    const open = calls.filter(({ access }) => access === 'public').map(({ name }) => name);
    expect(open.toSorted()).toEqual([
      'askForInvitation',
      'checkPrescription',
      'confirmEmail',
      'contactUs',
      'countProducts',
      'describeConfirmation',
      'forgotPassword',
      'getPublicProduct',
      'getPublicProductFacets',
      'getResource',
      'listCategories',
      'listPublicProducts',
      'listSubCategories',
      'openInvitation',
      'readSearch',
      'register',
      'resetPassword',
      'signIn',
      'uploadDocuments',
      'verifySignature',
    ]);
  });

  test.each(codecs)(
    '%s accepts as %s every value that its documentation allows',
    (_name, _part, codec) => {
      fc.assert(
        fc.property(valuesOf(codec), (wire) => {
          const arrived = decode(codec, wire);
          expect(arrived).toMatchObject({ ok: true });
          const words = arrived.ok ? arrived.value : undefined;
          const travelled: unknown = JSON.parse(JSON.stringify(codec.write(words)));
          expect([travelled]).toMatchObject([wire]);
          expect(decode(codec, travelled)).toEqual({ ok: true, value: words });
        }),
        { numRuns: 20 },
      );
    },
  );

  test.each(codecs.filter(([, , codec]) => codec.fields && !codec.collection))(
    '%s refuses as %s unknown values, and never throws',
    (_name, _part, codec) => {
      fc.assert(
        fc.property(fc.anything(), (anything) => {
          const isPlain = typeof anything === 'object' && anything !== null;
          const arrived = decode(codec, isPlain ? { ...anything, surprise: 1 } : anything);
          expect(arrived.ok).toBe(false);
        }),
        { numRuns: 20 },
      );
    },
  );
});
