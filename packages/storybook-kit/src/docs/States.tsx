import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { space } from '@formulary/theme/tokens';
import { COLUMNS } from './useSpan.ts';
import { DocsContext, Story } from '@storybook/addon-docs/blocks';
import type { PageStory } from './PageStory.ts';
import { StateCard } from './StateCard.tsx';
import { useContext } from 'react';
import { viewports } from '../toolbar/viewports.ts';
import { FramedStory } from './FramedStory.tsx';
import { PicturedStory } from './PicturedStory.tsx';

/** Inputs that decide a story's initial appearance. */
interface StoryLooks {
  readonly initialArgs: Readonly<Record<string, unknown>>;
  readonly originalStoryFn?: unknown;
  readonly storyGlobals?: Readonly<Record<string, unknown>>;
}

function isSame(one: Readonly<Record<string, unknown>> = {}, other: typeof one = {}): boolean {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => Object.is(one[key], other[key]));
}

/** Tells whether two stories look the same without their plays, as on a docs page. */
function looksLike(one: StoryLooks, other: StoryLooks): boolean {
  return (
    one.originalStoryFn === other.originalStoryFn &&
    isSame(one.initialArgs, other.initialArgs) &&
    isSame(one.storyGlobals, other.storyGlobals)
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(${COLUMNS}, minmax(0, 1fr));
  grid-auto-flow: row dense;
  align-items: start;
  gap: ${space[2]} ${space[4]};
`;

/** Grid of states, each at its own width, that fills gaps with the next one. */
function StateGrid({ children }: { readonly children: ReactNode }) {
  return <Grid data-row>{children}</Grid>;
}

/** Renders a story on the page itself, without its play. */
function LiveStory({ story }: { readonly story: PageStory }) {
  return (
    <StateCard story={story}>
      <Story of={story.moduleExport} __forceInitialArgs />
    </StateCard>
  );
}

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
