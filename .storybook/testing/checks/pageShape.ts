/** Elements that a page has exactly once. */
const ONE_OF_EACH = ['h1', 'main'] as const;

/** Skips Storybook's own hidden headings, and a page that is covered. */
const shown = (name: string) =>
  [...document.querySelectorAll(name)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );

/** Returns elements that a whole page lacks or repeats. axe checks only for at least one. */
export function pageShape(): readonly string[] {
  return ONE_OF_EACH.map((name) => [name, shown(name).length] as const)
    .filter(([, count]) => count !== 1)
    .map(([name, count]) => `${count} times ${name}`);
}

const PROGRAM_WORD = /\bundefined\b|\bNaN\b|\[object \w+\]|\bInvalid Date\b/;

/** Lists a story's lines that show a program word for a missing value: 'leaves on undefined'. */
export function programWords(): readonly string[] {
  return document.body.innerText
    .split('\n')
    .filter((line) => PROGRAM_WORD.test(line))
    .map((line) => `'${line}' shows a word of the program`);
}
