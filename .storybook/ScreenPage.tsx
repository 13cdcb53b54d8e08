import { useContext } from 'react';
import { DocsContext, Title } from '@storybook/addon-docs/blocks';
import { GuideBody } from './page/GuideBody.tsx';
import { PicturedStory } from './page/PicturedStory.tsx';
import { Section } from './page/Section.tsx';
import { StoryLinks } from './page/StoryLinks.tsx';
import { useThemeName } from './useThemeName.ts';
import { PlainDescription } from './page/PlainDescription.tsx';

/**
 * The docs page of a screen: what it is for, its states by their kept pictures, and what else its stories play. Several
 * whole shops on one page would share one session, one cache and one address, so that none is drawn here.
 */
export function ScreenPage() {
  const stories = useContext(DocsContext).componentStories();
  const states = stories.filter(({ tags }) => tags.includes('state'));
  const others = stories.filter(({ tags }) => !tags.includes('state'));
  const onPaper = states.filter(({ tags }) => tags.includes('paper'));
  return (
    <GuideBody $theme={useThemeName()}>
      <Title />
      <PlainDescription />
      {states.length > 0 && <h2 id="states">States</h2>}
      {states.map((story) => (
        <PicturedStory key={story.id} story={story} />
      ))}
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
