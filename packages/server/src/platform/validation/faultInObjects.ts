import { constants, inflateSync } from 'node:zlib';
import {
  type PDF,
  PdfArray,
  PdfDict,
  PdfName,
  type PdfObject,
  PdfRef,
  PdfStream,
} from '@libpdf/core';
import type { DocumentFault } from './documentFaults.ts';
import { activeNames, faultInNames, namesIn, worse } from './pdfNames.ts';

/** An object takes at least a few bytes; an ordinary document of 8 MB has a hundredth of this. */
const MOST_OBJECTS = 500_000;

/**
 * Checks every object of the cross-reference, referenced or not. Refuses a document with more object streams in its
 * bytes than in its cross-reference, because the rest cannot be validated.
 */
export function faultInObjects(pdf: PDF, content: Buffer): DocumentFault | undefined {
  const { registry, info } = pdf.context;
  if (registry.nextObjectNumber > MOST_OBJECTS) return 'tooComplex';
  let found = faultIn(info.trailer);
  let objectStreams = 0;
  for (let number = 1; number < registry.nextObjectNumber && found !== 'notPlain'; number += 1) {
    const object = registry.resolve(PdfRef.of(number, 0));
    if (object === null) continue;
    found = worse(found, faultIn(object));
    if (!(object instanceof PdfStream)) continue;
    const inflated = inflatedObjects(object);
    if (inflated === undefined) continue;
    objectStreams += 1;
    found = worse(found, faultInNames(namesIn(inflated)));
  }
  return found ?? (objectStreams < saidObjectStreams(content) ? 'unreadable' : undefined);
}

/** Checks an object and its nested values, without following references. */
function faultIn(object: PdfObject): DocumentFault | undefined {
  let found: DocumentFault | undefined;
  const left: PdfObject[] = [object];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (next instanceof PdfName) found = worse(found, activeNames.get(next.value));
    else if (next instanceof PdfArray) for (const item of next) left.push(item);
    else if (next instanceof PdfDict) {
      if (hasActiveKeys(next)) return 'notPlain';
      for (const [key, value] of next) left.push(key, value);
    }
  }
  return found;
}

/**
 * Keys too short to search for in bytes: scripts, embedded files, external stream data, 3D artwork, images stored
 * elsewhere.
 */
const ALWAYS = ['JS', 'EF', 'FFilter', '3DD', 'OPI'];

/** Returns whether a dictionary has keys that make it active. */
function hasActiveKeys(dict: PdfDict): boolean {
  const isStream = dict.type === 'stream';
  const leadsToFile = isStream || dict.getName('S')?.value === 'Thread';
  return ALWAYS.some((key) => dict.has(key)) || (leadsToFile && dict.has('F'));
}

const MOST_BYTES = 16 * 1024 * 1024;
const FILTERS = ['Filter', 'DecodeParms', 'DP'];

/**
 * Returns the inflated objects of an object stream; `undefined` for any other stream. Throws if they use another
 * compression than plain zlib, or exceed 16 MB.
 */
function inflatedObjects(stream: PdfStream): Buffer | undefined {
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

function saidObjectStreams(content: Buffer): number {
  let said = 0;
  for (const name of namesIn(content)) if (name === 'ObjStm') said += 1;
  return said;
}
