import { atRest } from './atRest.ts';
import type { IndexEntry } from './storyIndex.ts';

/** Returns a title's cover story: a screen at rest, a component's "all states" story, or else the first. */
export function coverOf(stories: readonly IndexEntry[]): IndexEntry | undefined {
  const states = stories.filter(({ tags }) => tags?.includes('state'));
  if (states[0]?.title.startsWith('Screens/')) return atRest(states);
  return states.find(({ name }) => name === 'All States') ?? states[0];
}
