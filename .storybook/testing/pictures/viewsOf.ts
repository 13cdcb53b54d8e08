import { hasAllStoryChecks, isCoverStory } from '../storyCoverage.ts';
import type { ComposedStory } from '../page/storyOf.ts';
import { type View, views } from '../../../packages/storybook-kit/src/views.ts';

/** Views that `npm test` takes of cover stories; `npm run test:all` takes all. */
const OF_THE_GATE: readonly string[] = ['light', 'phone'];

/** Returns the pictures to take of a story: light for every state, all views for covers, paper for printable ones. */
export function viewsOf(story: Pick<ComposedStory, 'tags'>): readonly View[] {
  const isEverywhere = isCoverStory(story);
  return views.filter(({ file, media }) => {
    if (!hasAllStoryChecks) return isEverywhere && OF_THE_GATE.includes(file);
    return media === 'print' ? story.tags.includes('paper') : isEverywhere || file === 'light';
  });
}
