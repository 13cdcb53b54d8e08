/** A page has one of each: what it is called, and what it is about. */
const ONE_OF_EACH = ['h1', 'main'] as const;

/** Storybook has headings of its own on the page, which are not shown. */
const shown = (name: string) =>
  [...document.querySelectorAll(name)].filter((element) => element.checkVisibility());

/** What a whole page has none of, or several; axe only asks that there is one. */
export function pageShape(): readonly string[] {
  return ONE_OF_EACH.map((name) => [name, shown(name).length] as const)
    .filter(([, count]) => count !== 1)
    .map(([name, count]) => `${count} times ${name}`);
}
