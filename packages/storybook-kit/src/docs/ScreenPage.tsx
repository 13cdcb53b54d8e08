import { useContext } from 'react';
import { DocsContext, Title } from '@storybook/addon-docs/blocks';
import { atRest } from '../overview/storyIndex.ts';
import { GuideBody, Section, WholeWidth } from './GuideBody.tsx';
import { PicturedStory } from './PicturedStory.tsx';
import { PlainDescription } from './PlainDescription.tsx';
import { ScreenStates } from './ScreenStates.tsx';
import { StoryLinks } from './StoryLinks.tsx';
import { ThreeWidths } from './ThreeWidths.tsx';
import { useThemeName } from '../toolbar/toolbar.ts';

/**
 * Docs page of a screen: its purpose, a live view at three widths, pictures of its states, and links to its other
 * stories. Live views have separate frames, because shops on one page would share session, cache and address.
 */
export function ScreenPage() {
  const stories = useContext(DocsContext).componentStories();
  const states = stories.filter(({ tags }) => tags.includes('state'));
  const others = stories.filter(({ tags }) => !tags.includes('state'));
  const onPaper = states.filter(({ tags }) => tags.includes('paper'));
  const resting = atRest(states);
  return (
    <GuideBody $theme={useThemeName()}>
      <WholeWidth />
      <Title />
      <PlainDescription />
      {resting && (
        <Section title="At rest">
          <ThreeWidths story={resting} />
        </Section>
      )}
      {states.length > 0 && (
        <Section title="States">
          <ScreenStates stories={states} />
        </Section>
      )}
      {onPaper.slice(0, 1).map((story) => (
        <PicturedStory key={story.id} story={story} view="print" />
      ))}
      {others.length > 0 && (
        <Section title="What its stories play">
          <StoryLinks stories={others} />
        </Section>
      )}
    </GuideBody>
  );
}
