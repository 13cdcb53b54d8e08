import { type ReactNode, useRef } from 'react';
import { Subheading } from '@storybook/addon-docs/blocks';
import { sentenceCase } from './plainWords.ts';
import type { PageStory } from './PageStory.ts';
import { PlainDescription } from './PlainDescription.tsx';
import { styled } from 'styled-components';
import { media } from '@formulary/theme/media';
import { border, color, font, radius, space } from '@formulary/theme/tokens';
import { useSpan } from './useSpan.ts';

interface StoryHeadingProps {
  readonly story: PageStory;
  /** Title on the page; by default the story's name. */
  readonly title?: string;
  readonly children: ReactNode;
}

/** Shows a story under its name and description, with its own anchor. */
function StoryHeading({ story, title, children }: StoryHeadingProps) {
  return (
    <div className="sb-anchor" id={`anchor--${story.id}`}>
      <Subheading>{title ?? sentenceCase(story.name)}</Subheading>
      <PlainDescription of={story.moduleExport} />
      {children}
    </div>
  );
}

interface StateCardProps {
  readonly story: PageStory;
  /** Title on the page; by default the story's name. */
  readonly title?: string;
  /** Text of the link to the story. */
  readonly wayOn?: string;
  readonly children: ReactNode;
}

const Card = styled.div<{ readonly $span: number }>`
  grid-column: 1 / -1;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;

  ${media.fromTablet} {
    grid-column: span ${({ $span }) => $span};
  }

  & > a {
    align-self: start;
    margin-block-start: ${space[2]};
    color: ${color.textLink};
    font-size: ${font.sizeSmall};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

const Stage = styled.div`
  border: ${border.hairline};
  border-radius: ${radius.medium};
  background: ${color.surfacePage};
  overflow: auto;
`;

/** Shows one state under its name, in as many columns as its natural size needs. */
export function StateCard({ story, title, wayOn = 'Open the story', children }: StateCardProps) {
  const stage = useRef<HTMLDivElement>(null);
  return (
    <Card $span={useSpan(stage)}>
      <StoryHeading story={story} {...(title !== undefined && { title })}>
        <Stage ref={stage} className="sb-unstyled">
          {children}
        </Stage>
      </StoryHeading>
      <a href={`./?path=/story/${story.id}`} target="_parent">
        {wayOn}
      </a>
    </Card>
  );
}
