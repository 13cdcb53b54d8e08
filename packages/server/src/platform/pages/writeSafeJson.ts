const UNSAFE = /[<>&\u2028\u2029]/gu;
/** How JSON has half of a pair, which stands for nothing; or how a text has it that says so. */
const HALVED = /\\ud[89a-f]/;

/** A value as JSON for a data block of a page: no text in it can end the block, and every text is well formed. */
export function writeSafeJson(value: unknown): string {
  const json = JSON.stringify(value);
  // A look at each value takes long, and is hardly ever needed.
  return (HALVED.test(json) ? JSON.stringify(value, wellFormed) : json).replaceAll(
    UNSAFE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function wellFormed(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value;
}
