import type { ReactNode } from 'react';
import { Subheading } from '@storybook/addon-docs/blocks';
import { sentenceCase } from '../sentenceCase.ts';
import type { PageStory } from './PageStory.ts';
import { PlainDescription } from './PlainDescription.tsx';

interface StoryHeadingProps {
  readonly story: PageStory;
  /** What it is called on the page; its own name, unless told. */
  readonly title?: string;
  readonly children: ReactNode;
}

/** A story on a docs page under its name and what is said of it, with an address of its own. */
export function StoryHeading({ story, title, children }: StoryHeadingProps) {
  return (
    <div className="sb-anchor" id={`anchor--${story.id}`}>
      <Subheading>{title ?? sentenceCase(story.name)}</Subheading>
      <PlainDescription of={story.moduleExport} />
      {children}
    </div>
  );
}
