import { constants, createInflate } from 'node:zlib';
import { LONGEST_NAME } from './hasActiveNames.ts';
import { unescapedNames } from './unescapedNames.ts';

const STREAM = /\bstream(?:\r\n|\n|\r)/g;
/** How far before its data the dictionary of a stream is looked for. */
const LONGEST_DICTIONARY = 16 * 1024;
const MOST_STREAMS = 5_000;
const MOST_STREAM_BYTES = 16 * 1024 * 1024;
const PIECE_BYTES = 64 * 1024;
const MOST_BYTES = 64 * 1024 * 1024;
/** No object stream works without it; whether it calls itself one is not asked everywhere. */
const IS_OBJECT_STREAM = /\/First\b/;
const ANY_FILTER = /\/(?:Filter|F)\b/g;
const ZLIB_ALONE = /\/Filter\s*(?:\/FlateDecode\b|\[\s*\/FlateDecode\s*\])/;
const PREDICTED = /\/(?:DecodeParms|DP)\b/;

/**
 * The objects that a PDF keeps in compressed streams, as pieces of text that overlap, so that every name is whole in
 * one of them: a stream that swells never stands in memory as a whole. `undefined` for what cannot be looked into:
 * compressed in another way than zlib, predicted, too large, more than 64 MB or 5,000 streams in all.
 */
export async function* objectStreams(
  content: Buffer,
  text: string,
): AsyncGenerator<string | undefined> {
  let bytes = 0;
  let streams = 0;
  for (const { index, 0: keyword } of text.matchAll(STREAM)) {
    const dictionary = dictionaryBefore(text, index);
    streams += 1;
    if (dictionary === undefined || streams > MOST_STREAMS) {
      yield undefined;
      return;
    }
    if (!IS_OBJECT_STREAM.test(dictionary)) continue;
    for await (const piece of readObjects(dictionary, content.subarray(index + keyword.length))) {
      bytes += piece?.length ?? 0;
      yield bytes > MOST_BYTES ? undefined : piece;
    }
  }
}

function dictionaryBefore(text: string, index: number): string | undefined {
  const before = text.slice(Math.max(0, index - LONGEST_DICTIONARY), index);
  const start = before.lastIndexOf('obj');
  return start === -1 ? undefined : unescapedNames(before.slice(start));
}

async function* readObjects(dictionary: string, data: Buffer): AsyncGenerator<string | undefined> {
  const filters = dictionary.match(ANY_FILTER)?.length ?? 0;
  // What is not compressed has been seen with the file itself.
  if (filters === 0) return;
  const isZlib = filters === 1 && ZLIB_ALONE.test(dictionary) && !PREDICTED.test(dictionary);
  if (!isZlib) {
    yield undefined;
    return;
  }
  const inflating = createInflate({ finishFlush: constants.Z_SYNC_FLUSH, chunkSize: PIECE_BYTES });
  inflating.end(data);
  let bytes = 0;
  let before = '';
  try {
    for await (const chunk of inflating as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > MOST_STREAM_BYTES) throw new RangeError('A stream of objects is too large');
      const piece = before + chunk.toString('latin1');
      yield piece;
      before = piece.slice(-LONGEST_NAME);
    }
  } catch {
    yield undefined;
  }
}
