import type { ReactNode } from 'react';
import { Subheading } from '@storybook/addon-docs/blocks';
import { sentenceCase } from './sentenceCase.ts';
import type { PageStory } from './PageStory.ts';
import { PlainDescription } from './PlainDescription.tsx';

interface StoryHeadingProps {
  readonly story: PageStory;
  /** Title on the page; by default the story's name. */
  readonly title?: string;
  readonly children: ReactNode;
}

/** Shows a story under its name and description, with its own anchor. */
export function StoryHeading({ story, title, children }: StoryHeadingProps) {
  return (
    <div className="sb-anchor" id={`anchor--${story.id}`}>
      <Subheading>{title ?? sentenceCase(story.name)}</Subheading>
      <PlainDescription of={story.moduleExport} />
      {children}
    </div>
  );
}
