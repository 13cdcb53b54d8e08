import { atRest } from './atRest.ts';
import type { IndexEntry } from './storyIndex.ts';

/** The story whose picture stands for all of its title: a screen at rest, a component in all its states or else in the first. */
export function coverOf(stories: readonly IndexEntry[]): IndexEntry | undefined {
  const states = stories.filter(({ tags }) => tags?.includes('state'));
  if (states[0]?.title.startsWith('Screens/')) return atRest(states);
  return states.find(({ name }) => name === 'All States') ?? states[0];
}
