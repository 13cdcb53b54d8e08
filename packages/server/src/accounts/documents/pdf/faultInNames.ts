import type { DocumentFault } from '../judging/documentFaults.ts';
import { activeNames } from './activeNames.ts';

/** What names make of a PDF, the worst of them; `undefined` when none of them is active. */
export function faultInNames(names: Iterable<string>): DocumentFault | undefined {
  let found: DocumentFault | undefined;
  for (const name of names) {
    const fault = activeNames.get(name);
    if (fault === 'notPlain') return fault;
    found ??= fault;
  }
  return found;
}
