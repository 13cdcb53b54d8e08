import type { IndexEntry } from './storyIndex.ts';

/** Story names of a complete, idle screen, best first: a buyer sees prices, a visitor a link to them. */
const AT_REST = ['Practitioner', 'Full', 'To Review', 'Open', 'Untouched', 'Prescriber', 'Visitor'];

/** Returns the story that shows a screen at rest, or undefined if all are only played. */
export function atRest<Story extends Pick<IndexEntry, 'name' | 'tags'>>(
  stories: readonly Story[],
): Story | undefined {
  const states = stories.filter(({ tags }) => tags?.includes('state'));
  const usual = AT_REST.map((name) => states.find((story) => story.name === name));
  return usual.find((story) => story !== undefined) ?? states[0];
}
