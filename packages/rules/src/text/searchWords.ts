import { foldText } from './tidyLine.ts';

/** Separators of words, except within a number, as in 0.5 and 1,000. */
const BETWEEN = /[^\p{L}\p{N}.,%+]+|(?<!\d)[.,]+|[.,]+(?!\d)/gu;
/** Thousands separators: 1,000 equals 1000, as people type it. */
const THOUSANDS = /(?<=\d),(?=\d{3}(?!\d))/gu;
/** The '×' of 'tablets x 28' or 5 × 5, which is ignored before a number. */
const TIMES = /(?<=[\p{L}\p{N}%] )x ?(?=\d)/gu;

/** The units as written in the catalogue, and their other spellings. µ is folded to the Greek letter. */
const UNITS: Readonly<Record<string, readonly string[]>> = {
  micrograms: ['microgram', 'mcg', 'mcgs', '\u03BCg', 'ug'],
  units: ['unit', 'iu', 'international units', 'international unit'],
  mg: ['mgs', 'milligram', 'milligrams'],
  g: ['gm', 'gms', 'gram', 'grams'],
  kg: ['kgs', 'kilogram', 'kilograms'],
  ml: ['mls', 'millilitre', 'millilitres'],
  litre: ['l', 'litres'],
  mm: [],
  cm: [],
  '%': [],
};
const UNIT_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(UNITS).flatMap(([unit, others]) => others.map((written) => [written, unit])),
);
const longestFirst = [...Object.keys(UNITS), ...UNIT_OF.keys()].toSorted(
  (a, b) => b.length - a.length,
);
/** A number and its unit, with or without a space. */
const DOSE = new RegExp(`(\\d) ?(${longestFirst.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
/** Placeholder for the space between a number and its unit while words are split. */
const HELD = '_';

/** Synonyms and their form in the catalogue. */
const MEANT: ReadonlyMap<string, string> = new Map([
  ['tablet', 'tablets'],
  ['tabs', 'tablets'],
  ['capsule', 'capsules'],
  ['ampoule', 'ampoules'],
  ['vit', 'vitamin'],
]);
/**
 * Abbreviations, only after another word: a single or first word may be the beginning of a name (captopril,
 * ampicillin).
 */
const MEANT_BEHIND: ReadonlyMap<string, string> = new Map([
  ['tab', 'tablets'],
  ['cap', 'capsules'],
  ['caps', 'capsules'],
  ['amp', 'ampoules'],
  ['amps', 'ampoules'],
  ['supp', 'suppositories'],
  ['supps', 'suppositories'],
  ['pess', 'pessaries'],
  ['inj', 'injection'],
  ['oint', 'ointment'],
  ['susp', 'suspension'],
  ['soln', 'solution'],
]);

/**
 * Returns the normalised words of a search or a catalogue text, in order. Punctuation separates words; a number with
 * its unit is one word. Expands abbreviations of units and forms as in the catalogue: '5ml' is '5 ml', '300mcg' is '300
 * micrograms', 'tabs' is 'tablets'.
 */
export function searchWords(text: string): readonly string[] {
  return foldText(text)
    .replaceAll(BETWEEN, ' ')
    .replaceAll(THOUSANDS, '')
    .replaceAll(TIMES, '')
    .replaceAll(DOSE, (_, digit: string, written: string) => {
      const unit = UNIT_OF.get(written) ?? written;
      return unit === '%' ? `${digit}%` : `${digit}${HELD}${unit}`;
    })
    .split(' ')
    .filter((word) => word !== '')
    .map((word, index) => {
      const meant = MEANT.get(word) ?? (index > 0 ? MEANT_BEHIND.get(word) : undefined);
      return meant ?? word.replaceAll(HELD, ' ');
    });
}
