import { sentenceCase } from '../docs/plainWords.ts';

interface Named {
  readonly title: string;
  readonly name: string;
  readonly type: string;
}

/** Returns the component or screen of a title: 'CartTable', 'Checkout, Review'. */
const componentIn = (title: string) => title.slice(title.indexOf('/') + 1).replaceAll('/', ', ');

const startSmall = (words: string) =>
  words.replace(/^[A-Z](?=[a-z]|\b)/, (letter) => letter.toLowerCase());
const startLarge = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const isPartOfAComponent = (title: string) => title.includes('/');

/**
 * Returns the name of an entry in Storybook's index, which its search shows and matches: 'CartTable: refused', or
 * 'CartTable' for its page. Storybook's own names would be 'Refused' and 'Docs' for every component.
 */
export function searchName({ title, name, type }: Named): string {
  if (!isPartOfAComponent(title)) return name;
  return type === 'docs'
    ? componentIn(title)
    : `${componentIn(title)}: ${startSmall(sentenceCase(name))}`;
}

/** Returns the name that Storybook gave the entry, in sentence case: 'Refused', or 'Docs'. */
export function stateName({ title, name, type }: Named): string {
  if (!isPartOfAComponent(title)) return name;
  if (type === 'docs') return 'Docs';
  const prefix = `${componentIn(title)}: `;
  return startLarge(sentenceCase(name.startsWith(prefix) ? name.slice(prefix.length) : name));
}
