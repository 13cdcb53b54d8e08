import { useRef } from 'react';
import { viewports } from '../toolbar/viewports.ts';
import type { PageStory } from './PageStory.ts';
import { StateCard } from './StateCard.tsx';
import { StoryFrame } from './StoryFrame.tsx';
import { useContentHeight } from './useContentHeight.ts';

interface FramedStoryProps {
  readonly story: PageStory;
  /** Viewport that the story needs. */
  readonly viewport: keyof typeof viewports;
}

/** Shows a story at its viewport's width. Its height follows the content, up to a phone's height. */
export function FramedStory({ story, viewport }: FramedStoryProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const highest = viewports.reflow.styles.height;
  const height = useContentHeight(frame, Number.parseInt(highest, 10));
  return (
    <StateCard story={story}>
      <StoryFrame
        ref={frame}
        story={story}
        width={viewports[viewport].styles.width}
        height={height === undefined ? highest : `${height}px`}
      />
    </StateCard>
  );
}
