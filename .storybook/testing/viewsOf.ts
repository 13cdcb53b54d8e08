import { isSeenEverywhere } from './isSeenEverywhere.ts';
import type { ComposedStory } from './storyOf.ts';
import { type View, views } from './views.ts';

/** The pictures that are taken of a story: every state in light, what stands for its component in all views, paper where it is printed. */
export function viewsOf(story: Pick<ComposedStory, 'id' | 'tags'>): readonly View[] {
  const isEverywhere = isSeenEverywhere(story);
  return views.filter(({ file, media }) =>
    media === 'print' ? story.tags.includes('paper') : isEverywhere || file === 'light',
  );
}
