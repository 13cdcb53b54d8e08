import { useRef } from 'react';
import { styled } from 'styled-components';
import { color } from '../../packages/ui/src/theme/tokens.ts';
import { useThemeName } from '../useThemeName.ts';
import { viewports } from '../viewports.ts';
import type { PageStory } from './PageStory.ts';
import { StateCard } from './StateCard.tsx';
import { useContentHeight } from './useContentHeight.ts';

interface FramedStoryProps {
  readonly story: PageStory;
  /** The screen that the story is about. */
  readonly viewport: keyof typeof viewports;
}

const Frame = styled.iframe`
  display: block;
  border: 0;
  background: ${color.surfacePage};
`;

/** A story about a screen of some width, on a screen of that width; as high as what is on it, and at most as a phone. */
export function FramedStory({ story, viewport }: FramedStoryProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const asked = { viewMode: 'story', id: story.id, globals: `theme:${useThemeName()}` };
  const highest = viewports.reflow.styles.height;
  const height = useContentHeight(frame, Number.parseInt(highest, 10));
  return (
    <StateCard story={story}>
      <Frame
        ref={frame}
        title={story.name}
        src={new URL(`iframe.html?${new URLSearchParams(asked)}`, document.baseURI).href}
        loading="lazy"
        style={{
          width: viewports[viewport].styles.width,
          height: height === undefined ? highest : `${height}px`,
        }}
      />
    </StateCard>
  );
}
