import fc from 'fast-check';
import { expect, test } from 'vitest';
import { valuesOf } from '../../testing/valuesOf.ts';
import type { Codec } from '../../wire/codec.ts';
import { decode } from '../../wire/decode.ts';
import { fileContents } from '../answers.ts';
import type { DeskCall } from './deskCall.ts';
import { deskCalls } from './deskCalls.ts';

type AnyCodec = Codec<unknown, unknown>;

const calls = Object.values(deskCalls).flat() as unknown as readonly DeskCall<
  unknown,
  unknown,
  unknown,
  unknown
>[];

const codecs = calls.flatMap(({ name, params, query, body, answer }) =>
  Object.entries({ params, query, body, answer }).flatMap(([part, codec]) =>
    codec === undefined || codec === (fileContents as unknown)
      ? []
      : [[name, part, codec as unknown as AnyCodec] as const],
  ),
);

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
