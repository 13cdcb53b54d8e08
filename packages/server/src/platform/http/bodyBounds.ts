import type { RefusalCode } from '@formulary/rules/problems/messages';

/** Upper bound for every JSON body. Forms with files have their own limits. */
const LARGEST_BODY_BYTES = 1024 * 1024;
/** Lower bound, so that a slightly overlong field is refused by name instead of by total size. */
export const LEAST_BODY_BYTES = 8 * 1024;
/** Allows for white space to double a body. */
const SPACING = 2;
/** Values of a body, keys not counted. An order of 500 lines on 500 prescriptions has 8,000. */
export const MOST_VALUES = 15_000;
/** Keys of one object; no declaration has more than 500. */
export const MOST_KEYS = 1_000;
/** Levels of lists and objects within each other. */
export const DEEPEST = 12;

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_LIST = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** The part of a call's declaration that bounds its body. */
interface DeclaredBody {
  readonly body?: { readonly mostBytes: number };
}

/** Returns the largest body of a call in bytes: the maximum of its declaration, with room for white space. */
export function bodyLimitOf({ body }: DeclaredBody): number {
  return Math.min(LARGEST_BODY_BYTES, LEAST_BODY_BYTES + SPACING * (body?.mostBytes ?? 0));
}

/**
 * Returns the code that refuses a body before parsing: 'malformed-request' for more than 12 levels, 'too-large' for
 * more than 15,000 values or an object of more than 1,000 keys. Parsing and checking 340,000 empty objects takes a
 * hundred times as long as counting them.
 */
export function boundExceededBy(json: Uint8Array): RefusalCode | undefined {
  let values = 0;
  let depth = 0;
  let isText = false;
  const keys = new Uint32Array(DEEPEST + 1);
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (isText) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) isText = false;
    } else if (byte === QUOTE) isText = true;
    else if (byte === COMMA) values += 1;
    else if (byte === COLON) keys[depth] = (keys[depth] ?? 0) + 1;
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      values += 1;
      depth += 1;
      if (depth > DEEPEST) return 'malformed-request';
      keys[depth] = 0;
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) {
      if ((keys[depth] ?? 0) > MOST_KEYS) return 'too-large';
      depth -= 1;
    }
  }
  return values > MOST_VALUES ? 'too-large' : undefined;
}
