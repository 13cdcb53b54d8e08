import type { DocumentFault } from '../judging/documentFaults.ts';
import { activeNames } from './activeNames.ts';

/** Faults that take precedence, worst first. */
const WORST: readonly (DocumentFault | undefined)[] = ['notPlain', 'isProtected'];

/** Returns the worse of two faults; of equal ones, the first defined. */
export function worse(
  one: DocumentFault | undefined,
  other: DocumentFault | undefined,
): DocumentFault | undefined {
  return WORST.find((fault) => fault === one || fault === other) ?? one ?? other;
}

/** Returns the worst fault among the names of a PDF, or `undefined` if none is active. */
export function faultInNames(names: Iterable<string>): DocumentFault | undefined {
  let found: DocumentFault | undefined;
  for (const name of names) {
    found = worse(found, activeNames.get(name));
    if (found === 'notPlain') return found;
  }
  return found;
}
