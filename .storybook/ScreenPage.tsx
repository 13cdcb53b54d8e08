import { useContext } from 'react';
import { DocsContext, Title } from '@storybook/addon-docs/blocks';
import { atRest } from './overview/atRest.ts';
import { GuideBody } from './page/GuideBody.tsx';
import { PicturedStory } from './page/PicturedStory.tsx';
import { PlainDescription } from './page/PlainDescription.tsx';
import { ScreenStates } from './page/ScreenStates.tsx';
import { Section } from './page/Section.tsx';
import { StoryLinks } from './page/StoryLinks.tsx';
import { ThreeWidths } from './page/ThreeWidths.tsx';
import { WholeWidth } from './page/WholeWidth.ts';
import { useThemeName } from './useThemeName.ts';

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
