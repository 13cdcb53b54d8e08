/** A part of a text. A part with `isWhole` must not break across lines. */
export interface TextPart {
  readonly text: string;
  readonly isWhole: boolean;
}

const NUMBER = String.raw`\d(?:[\d.,]*\d)?(?![\d/])`;
const UNIT = String.raw`(?!(?:in|to|of|x|and|or|with|for|from|at|on)\b)[\p{L}°][\p{L}°²³]{0,12}(?!\p{L})`;
const QUANTITY = `${NUMBER}(?: ?%| ?${UNIT}(?:/(?:${NUMBER} ?)?${UNIT})*)?`;
/** A short pack word stays with short contents only: the part must fit on the narrowest phone. */
const PACK = String.raw`(?:\p{L}{2,7} (?=of ${NUMBER}(?! \p{L}{8})))?of `;
const AMOUNT = `(?:${PACK})?${QUANTITY}(?: (?:×|x|in|to) ${QUANTITY})*`;
/** A kind by its letter. */
const KIND = String.raw`(?:(?:type|vitamin|hepatitis) \p{L}|class [IV]{1,3})(?![\p{L}\p{N}])`;
const WHOLE = new RegExp(String.raw`(?<![\p{L}\p{N}£.,/-])(${AMOUNT}|${KIND})`, 'iu');
const MAY_BREAK = /[ /]/;

/**
 * Splits a text so that a number stays with its unit or context: '20 mg/ml', '2 × 1 ml', '1 in 1,000', 'box of 100'.
 * So does a kind with its letter: 'type A'. The parts add up to the text.
 */
export function unbrokenParts(text: string): readonly TextPart[] {
  return text
    .split(WHOLE)
    .map((part, index) => ({ text: part, isWhole: index % 2 === 1 && MAY_BREAK.test(part) }))
    .filter((part) => part.text !== '');
}
