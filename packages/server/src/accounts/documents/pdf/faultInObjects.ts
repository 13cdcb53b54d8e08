import {
  PdfArray,
  PdfDict,
  PdfName,
  type PdfObject,
  PdfRef,
  PdfStream,
  type PDF,
} from '@libpdf/core';
import type { DocumentFault } from '../judging/documentFaults.ts';
import { activeNames } from './activeNames.ts';
import { faultInNames, worse } from './faultInNames.ts';
import { hasActiveKeys } from './hasActiveKeys.ts';
import { inflatedObjects } from './inflatedObjects.ts';
import { namesIn } from './namesIn.ts';

/** An object takes at least a few bytes; an ordinary document of 8 MB has a hundredth of this. */
const MOST_OBJECTS = 500_000;

/**
 * Checks every object of the cross-reference, referenced or not. Refuses a document with more object streams in its
 * bytes than in its cross-reference, because the rest cannot be judged.
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

function saidObjectStreams(content: Buffer): number {
  let said = 0;
  for (const name of namesIn(content)) if (name === 'ObjStm') said += 1;
  return said;
}
