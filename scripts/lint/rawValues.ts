import { namedColours } from './namedColours.ts';

export interface RawValue {
  /** As it is written: `#0b6642`, `rgb(`, `maroon`, `3px`. */
  readonly raw: string;
  /** Where it starts in the text. */
  readonly at: number;
}

const HEX = /(?<![\w&])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b/giu;
const FUNCTION = /(?<![\w-])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix)\(/giu;
const PIXELS = /(?<![\w.])-?(?:\d+\.)?\d+px\b/giu;
const WORD = /(?<![\w#.(-])[a-z]+(?![\w(-])/giu;
/** A declaration's value: from its colon to its end. What ends in a brace was a selector or a query. */
const VALUE = /:(?<value>[^;{}]*)(?<end>[;{}]|$)/gu;

const found = (text: string, pattern: RegExp, from = 0): RawValue[] =>
  [...text.matchAll(pattern)].map((match) => ({ raw: match[0], at: match.index + from }));

const namesIn = (value: string, from = 0) =>
  found(value, WORD, from).filter(({ raw }) => namedColours.has(raw.toLowerCase()));

const blank = (text: string) => ' '.repeat(text.length);

/** The raw colours and pixels in a text that is no CSS, such as a constant that will be some; a colour's name is a word there. */
export function rawValuesIn(text: string): readonly RawValue[] {
  return [HEX, FUNCTION, PIXELS].flatMap((pattern) => found(text, pattern));
}

/** The raw colours and pixels in one CSS value, such as `1px solid red`. 0 needs no unit. */
export function rawValuesInValue(value: string): readonly RawValue[] {
  return [...rawValuesIn(value), ...namesIn(value)];
}

/** The raw colours and pixels in CSS declarations, as they stand in a styled template; comments and quoted words are none. */
export function rawValuesInCss(css: string): readonly RawValue[] {
  const bare = css.replaceAll(/\/\*.*?\*\/|'[^'\n]*'|"[^"\n]*"/gsu, blank);
  const names = [...bare.matchAll(VALUE)]
    .filter(({ groups }) => groups?.['end'] !== '{')
    .flatMap(({ groups, index }) => namesIn(groups?.['value'] ?? '', index + 1));
  return [...rawValuesIn(bare), ...names];
}
