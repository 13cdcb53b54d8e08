import { useRef } from 'react';
import { viewports } from '../viewports.ts';
import type { PageStory } from './PageStory.ts';
import { StateCard } from './StateCard.tsx';
import { StoryFrame } from './StoryFrame.tsx';
import { useContentHeight } from './useContentHeight.ts';

interface FramedStoryProps {
  readonly story: PageStory;
  /** The screen that the story is about. */
  readonly viewport: keyof typeof viewports;
}

/** A story about a screen of some width, on a screen of that width; as high as what is on it, and at most as a phone. */
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
