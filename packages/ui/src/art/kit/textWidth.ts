const NARROW = /[ilj.,:;'’|!·()[\]\s]/u;
const SLIM = /[frt\-–/]/u;
const WIDE = /[mwMW%×–@]/u;
const CAPITAL = /[A-Z]/u;

function advance(character: string): number {
  if (WIDE.test(character)) return 0.86;
  if (NARROW.test(character)) return 0.29;
  if (SLIM.test(character)) return 0.37;
  if (CAPITAL.test(character)) return 0.66;
  return 0.57;
}

/** Width of a line of label text in picture units: an estimate per character, which the text is then held to. */
export function textWidth(words: string, size: number): number {
  return Array.from(words).reduce((sum, character) => sum + advance(character), 0) * size;
}
