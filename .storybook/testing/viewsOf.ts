import { isEveryLook } from './isEveryLook.ts';
import { isSeenEverywhere } from './isSeenEverywhere.ts';
import type { ComposedStory } from './storyOf.ts';
import { type View, views } from './views.ts';

/** The views that `npm test` takes, of what stands for a component or screen alone; `npm run test:all` takes every picture. */
const OF_THE_GATE: readonly string[] = ['light', 'phone'];

/**
 * Lists the pictures that are taken of a story: every state in light, what stands for its component in all views, paper
 * where it is printed.
 */
export function viewsOf(story: Pick<ComposedStory, 'tags'>): readonly View[] {
  const isEverywhere = isSeenEverywhere(story);
  return views.filter(({ file, media }) => {
    if (!isEveryLook) return isEverywhere && OF_THE_GATE.includes(file);
    return media === 'print' ? story.tags.includes('paper') : isEverywhere || file === 'light';
  });
}
