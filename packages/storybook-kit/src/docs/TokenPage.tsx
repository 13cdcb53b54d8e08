import { useContext } from 'react';
import { Canvas, DocsContext, Title } from '@storybook/addon-docs/blocks';
import { sentenceCase } from './plainWords.ts';
import { useThemeName } from '../toolbar/toolbar.ts';
import { GuideBody } from './GuideBody.tsx';
import { PlainDescription } from './PlainDescription.tsx';

/** Docs page of a foundation: a description, and each kind of token rendered from the tokens themselves. */
export function TokenPage() {
  const stories = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs'));
  return (
    <GuideBody $theme={useThemeName()}>
      <Title />
      {stories.map(({ id, name, moduleExport }) => (
        <section key={id}>
          <h2 id={id}>{sentenceCase(name)}</h2>
          <PlainDescription of={moduleExport} />
          <Canvas of={moduleExport} sourceState="none" />
        </section>
      ))}
    </GuideBody>
  );
}
