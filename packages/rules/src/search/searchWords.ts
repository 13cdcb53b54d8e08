import { foldText } from '../text/foldText.ts';

/** What parts words, unless it stands within a number, as in 0.5 and 1,000. */
const BETWEEN = /[^\p{L}\p{N}.,%+]+|(?<!\d)[.,]+|[.,]+(?!\d)/gu;
/** A number and its unit, however far apart. */
const DOSE = /(\d) ?(micrograms?|mcg|units?|iu|mg|ml|mm|cm|kg|litres?|g|l|%)(?![\p{L}\p{N}])/gu;
/** Stands for the space between a number and its unit while the words are parted. */
const HELD = '_';

/**
 * The words of what somebody typed or a catalogue says, folded, in their order: signs between words part them, and a
 * number with its unit is one word, written as the catalogue writes it ('5ml' is '5 ml', '4 %' is '4%').
 */
export function searchWords(text: string): readonly string[] {
  return foldText(text)
    .replaceAll(BETWEEN, ' ')
    .replaceAll(DOSE, (_, digit: string, unit: string) =>
      unit === '%' ? `${digit}%` : `${digit}${HELD}${unit}`,
    )
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => word.replaceAll(HELD, ' '));
}
