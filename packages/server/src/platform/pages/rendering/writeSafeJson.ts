const UNSAFE = /[<>&\u2028\u2029]/gu;
/** A lone surrogate as JSON.stringify escapes it, or a text that contains such an escape. */
const HALVED = /\\ud[89a-f]/;

/** Writes a value as JSON for a data block of a page: no text can end the block, and every text is well formed. */
export function writeSafeJson(value: unknown): string {
  const json = JSON.stringify(value);
  // Checking each value is slow and hardly ever needed.
  return (HALVED.test(json) ? JSON.stringify(value, wellFormed) : json).replaceAll(
    UNSAFE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function wellFormed(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value;
}
