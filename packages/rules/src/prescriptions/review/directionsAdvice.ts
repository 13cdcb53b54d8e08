import type { PrescriptionItem } from '../prescriptionItem.ts';

const AS_DIRECTED = /\bas\s+directed\b/i;
/** A unit symbol by itself or after a number: 'U', '10 u', 'IU', '1500iu', 'i.u.'. Letters beside it make a word. */
const UNIT_SYMBOL = /(?<![\p{L}.])(i\.?)?u(?![\p{L}'’])/iu;

/**
 * Returns advice on the directions of an item, never a refusal: on 'as directed', which tells the patient nothing, and
 * on 'U' and 'IU', which are misread as numbers. Undefined if there is none.
 */
export function directionsAdvice(directions: string): string | undefined {
  if (AS_DIRECTED.test(directions))
    return '‘As directed’ does not tell the patient what to do. Please say how much, where and when';
  const symbol = UNIT_SYMBOL.exec(directions);
  if (!symbol) return undefined;
  return symbol[1] === undefined
    ? '‘U’ can be read as 0. Please write ‘units’'
    : '‘IU’ can be read as ‘IV’ or 10. Please write ‘units’';
}

/** Returns how many items have no directions: '2 items have no directions'. Undefined if all have some. */
export function missingDirections(
  items: readonly Pick<PrescriptionItem, 'directions' | 'substitutedBy'>[],
): string | undefined {
  const given = items.filter(({ substitutedBy }) => substitutedBy === undefined);
  const count = given.filter(({ directions }) => directions.trim() === '').length;
  if (count === 0) return undefined;
  return count === 1 ? '1 item has no directions' : `${count} items have no directions`;
}
