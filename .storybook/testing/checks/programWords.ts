const PROGRAM_WORD = /\bundefined\b|\bNaN\b|\[object \w+\]|\bInvalid Date\b/;

/** Lists a story's lines that show a program word for a missing value: 'leaves on undefined'. */
export function programWords(): readonly string[] {
  return document.body.innerText
    .split('\n')
    .filter((line) => PROGRAM_WORD.test(line))
    .map((line) => `'${line}' shows a word of the program`);
}
