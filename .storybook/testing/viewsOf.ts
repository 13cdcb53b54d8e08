import { isEveryLook } from './isEveryLook.ts';
import { isSeenEverywhere } from './isSeenEverywhere.ts';
import type { ComposedStory } from './storyOf.ts';
import { type View, views } from '../../packages/storybook-kit/src/views.ts';

/** Views that `npm test` takes of cover stories; `npm run test:all` takes all. */
const OF_THE_GATE: readonly string[] = ['light', 'phone'];

/** Returns the pictures to take of a story: light for every state, all views for covers, paper for printable ones. */
export function viewsOf(story: Pick<ComposedStory, 'tags'>): readonly View[] {
  const isEverywhere = isSeenEverywhere(story);
  return views.filter(({ file, media }) => {
    if (!isEveryLook) return isEverywhere && OF_THE_GATE.includes(file);
    return media === 'print' ? story.tags.includes('paper') : isEverywhere || file === 'light';
  });
}
