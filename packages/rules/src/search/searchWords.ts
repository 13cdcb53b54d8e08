import { foldText } from '../text/foldText.ts';

/** What parts words, unless it stands within a number, as in 0.5 and 1,000. */
const BETWEEN = /[^\p{L}\p{N}.,%+]+|(?<!\d)[.,]+|[.,]+(?!\d)/gu;
/** 1,000 is 1000: people type it without. */
const THOUSANDS = /(?<=\d),(?=\d{3}(?!\d))/gu;
/** The '×' of 'tablets x 28', or of 5 × 5: which number it stands before is all that counts. */
const TIMES = /(?<=[\p{L}\p{N}%] )x ?(?=\d)/gu;

/** How the catalogue writes units, and how they are written otherwise. µ is folded to the Greek letter. */
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
/** A number and its unit, however far apart. */
const DOSE = new RegExp(`(\\d) ?(${longestFirst.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
/** Stands for the space between a number and its unit while the words are parted. */
const HELD = '_';

/** Words that mean the same, as the catalogue writes them. */
const MEANT: ReadonlyMap<string, string> = new Map([
  ['tablet', 'tablets'],
  ['tabs', 'tablets'],
  ['capsule', 'capsules'],
  ['ampoule', 'ampoules'],
  ['vit', 'vitamin'],
]);
/** The same behind other words: alone, or first, they are the beginning of a name (captopril, ampicillin). */
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
 * The words of what somebody typed or a catalogue says, folded, in their order: signs between words part them, and a
 * number with its unit is one word. Units and forms are written as the catalogue writes them, whatever they are shortened
 * to: '5ml' is '5 ml', '300mcg' is '300 micrograms', 'tabs' is 'tablets'.
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
