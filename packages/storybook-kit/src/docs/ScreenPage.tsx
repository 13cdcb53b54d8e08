import { useContext } from 'react';
import { DocsContext, Title } from '@storybook/addon-docs/blocks';
import { AtRest } from './AtRest.tsx';
import { atRest } from '../overview/storyIndex.ts';
import { GuideBody, Section, WholeWidth } from './GuideBody.tsx';
import { PicturedStory } from './PicturedStory.tsx';
import { PlainDescription } from './PlainDescription.tsx';
import { ScreenStates } from './ScreenStates.tsx';
import { StoryLinks } from './StoryLinks.tsx';
import { useThemeName } from '../toolbar/toolbar.ts';

/**
 * Docs page of a screen: its purpose, pictures of its states, each of which a press makes live, and links to the stories
 * without a picture.
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
          <AtRest story={resting} />
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
        <Section title="Stories without a picture">
          <StoryLinks stories={others} />
        </Section>
      )}
    </GuideBody>
  );
}
