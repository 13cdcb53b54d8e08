import { useContext } from 'react';
import { DocsContext } from '@storybook/addon-docs/blocks';
import { viewports } from '../toolbar/viewports.ts';
import { FramedStory } from './FramedStory.tsx';
import { LiveStory } from './LiveStory.tsx';
import { PicturedStory } from './PicturedStory.tsx';
import type { PageStory } from './PageStory.ts';
import { StateGrid } from './StateGrid.tsx';
import { looksLike, type StoryLooks } from './looksLike.ts';

const isViewport = (name: unknown): name is keyof typeof viewports =>
  typeof name === 'string' && name in viewports;

const isPlayed = ({ tags }: { readonly tags: readonly string[] }) => tags.includes('played');

const viewportOf = ({ storyGlobals }: StoryLooks) =>
  (storyGlobals?.['viewport'] as { readonly value?: unknown } | undefined)?.value;

/**
 * Shows a component's other states that look different from those before. Omits stories that are only tests, and those
 * tagged `!autodocs`. Frames stories about a narrow screen. Shows stories tagged `played` and printed ones as pictures.
 */
export function States() {
  const stories = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs'));
  const usual = stories[0] && viewportOf(stories[0]);
  // The first story is at the top of the page, before its play.
  const isSeen = (story: PageStory) => story === stories[0] || !isPlayed(story);
  const shown = stories.filter(
    (story, index) =>
      isPlayed(story) ||
      !stories.slice(0, index).some((before) => isSeen(before) && looksLike(before, story)),
  );
  const others = shown.slice(1).map((story) => {
    const viewport = viewportOf(story);
    if (isPlayed(story)) return <PicturedStory key={story.id} story={story} />;
    return isViewport(viewport) && viewport !== usual ? (
      <FramedStory key={story.id} story={story} viewport={viewport} />
    ) : (
      <LiveStory key={story.id} story={story} />
    );
  });
  const onPaper = stories.filter(({ tags }) => tags.includes('paper') && tags.includes('state'));
  if (others.length + onPaper.length === 0) return null;
  return (
    <>
      <h2 id="states">States</h2>
      <StateGrid>
        {others}
        {onPaper.slice(0, 1).map((story) => (
          <PicturedStory key={story.id} story={story} view="print" />
        ))}
      </StateGrid>
    </>
  );
}
