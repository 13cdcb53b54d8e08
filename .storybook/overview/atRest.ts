import type { IndexEntry } from './storyIndex.ts';

/** By which names a screen goes when it is open and full, those that show most of it first: a buyer sees prices, a visitor the way to them. */
const AT_REST = ['Practitioner', 'Full', 'To Review', 'Open', 'Untouched', 'Prescriber', 'Visitor'];

/** The story that shows a screen at rest; undefined for what is only played. */
export function atRest<Story extends Pick<IndexEntry, 'name' | 'tags'>>(
  stories: readonly Story[],
): Story | undefined {
  const states = stories.filter(({ tags }) => tags?.includes('state'));
  const usual = AT_REST.map((name) => states.find((story) => story.name === name));
  return usual.find((story) => story !== undefined) ?? states[0];
}
