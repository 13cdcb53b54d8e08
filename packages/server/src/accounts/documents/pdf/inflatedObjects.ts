import { constants, inflateSync } from 'node:zlib';
import { PdfArray, PdfName, type PdfStream } from '@libpdf/core';

const MOST_BYTES = 16 * 1024 * 1024;
const FILTERS = ['Filter', 'DecodeParms', 'DP'];

/**
 * Returns the inflated objects of an object stream; `undefined` for any other stream. Throws if they use another
 * compression than plain zlib, or exceed 16 MB.
 */
export function inflatedObjects(stream: PdfStream): Buffer | undefined {
  // No object stream works without both keys, whatever its type says.
  const holdsObjects =
    stream.getName('Type')?.value === 'ObjStm' || (stream.has('First') && stream.has('N'));
  if (!holdsObjects) return undefined;
  const filters = FILTERS.flatMap((key) => stream.get(key) ?? []);
  if (filters.length === 0) return Buffer.from(stream.data);
  const [filter] = filters;
  const only = filter instanceof PdfArray && filter.length === 1 ? filter.at(0) : filter;
  const isZlib = filters.length === 1 && only instanceof PdfName && only.value === 'FlateDecode';
  if (!isZlib) throw new Error('Objects are compressed in another way');
  // Some writers omit the end marks of zlib.
  return inflateSync(stream.data, {
    finishFlush: constants.Z_SYNC_FLUSH,
    maxOutputLength: MOST_BYTES,
  });
}
