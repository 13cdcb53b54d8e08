const UNSAFE = /[<>&\u2028\u2029]/gu;

/** A value as JSON for a data block of a page: no text in it can end the block, and every text is well formed. */
export function writeSafeJson(value: unknown): string {
  return JSON.stringify(value, wellFormed).replaceAll(
    UNSAFE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function wellFormed(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value;
}
