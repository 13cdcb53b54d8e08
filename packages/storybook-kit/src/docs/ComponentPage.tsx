import { styled } from 'styled-components';
import { Controls, Primary, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import type { Guide } from '../plays/guide.ts';
import { Anatomy } from '../anatomy/Anatomy.tsx';
import { Advice } from './Advice.tsx';
import { Facts } from './Facts.tsx';
import { GuideBody, Section } from './GuideBody.tsx';
import { Keys } from './Keys.tsx';
import { Sentences } from './Sentences.tsx';
import { States } from './States.tsx';
import { UsedBy } from './UsedBy.tsx';
import { useFramesInTheme } from './useFramesInTheme.ts';
import { useThemeName } from '../toolbar/toolbar.ts';
import { PlainDescription } from './PlainDescription.tsx';

/** Scroll container for wide content, so that the page does not scroll sideways. */
const Scroller = styled.div`
  overflow-x: auto;
`;

/**
 * Docs page of a component: summary, advice, anatomy, states, keys, accessibility, writing, props and usage. Omits the
 * sections that its guide lacks.
 */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide = (preparedMeta.parameters['guide'] ?? {}) as Guide;
  const hasProps = Object.keys(preparedMeta.argTypes).length > 0;
  const theme = useThemeName();
  return (
    <GuideBody ref={useFramesInTheme(theme)} $theme={theme}>
      <Title />
      <Subtitle />
      <PlainDescription />
      <Primary />
      {(guide.useFor || guide.useNot) && (
        <Section title="When to use it">
          <Advice
            about="choice"
            yes={{ title: 'Use it for', lines: guide.useFor }}
            no={{ title: 'Use something else for', lines: guide.useNot }}
          />
        </Section>
      )}
      {guide.anatomy && (
        <Section title="Anatomy">
          <Anatomy parts={guide.anatomy} drawnIn={guide.drawnIn} />
        </Section>
      )}
      <States />
      {guide.keyboard && (
        <Section title="Keyboard">
          <Facts
            pairs={guide.keyboard.map(({ keys, does }) => [keys, does])}
            renderName={(keys) => <Keys keys={keys} />}
          />
        </Section>
      )}
      {guide.screenReader && (
        <Section title="Screen reader">
          <Sentences lines={guide.screenReader} isOrdered />
        </Section>
      )}
      {guide.content && (
        <Section title="Content">
          <Sentences lines={guide.content} />
        </Section>
      )}
      {(guide.do || guide.dont) && (
        <Section title="Do and don’t">
          <Advice
            about="conduct"
            yes={{ title: 'Do', lines: guide.do }}
            no={{ title: 'Don’t', lines: guide.dont }}
          />
        </Section>
      )}
      <h2 id="props">Props</h2>
      {hasProps ? (
        <Scroller>
          <Controls />
        </Scroller>
      ) : (
        <Sentences lines={['It takes none.']} />
      )}
      {guide.usedBy && (
        <Section title="Used by">
          <UsedBy screens={guide.usedBy} />
        </Section>
      )}
    </GuideBody>
  );
}
