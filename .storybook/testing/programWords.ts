const PROGRAM_WORD = /\bundefined\b|\bNaN\b|\[object \w+\]|\bInvalid Date\b/;

/** Lists the lines of a story that show a word of the program where a value is missing: 'leaves on undefined'. */
export function programWords(): readonly string[] {
  return document.body.innerText
    .split('\n')
    .filter((line) => PROGRAM_WORD.test(line))
    .map((line) => `'${line}' shows a word of the program`);
}
