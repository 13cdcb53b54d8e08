import type { Ref } from 'react';
import { styled } from 'styled-components';
import { color } from '@formulary/theme/tokens';
import { useThemeName } from '../toolbar/toolbar.ts';
import type { PageStory } from './PageStory.ts';

interface StoryFrameProps {
  readonly story: PageStory;
  /** CSS length. */
  readonly width: string;
  readonly height: string;
  readonly ref?: Ref<HTMLIFrameElement>;
}

const Frame = styled.iframe`
  display: block;
  border: 0;
  background: ${color.surfacePage};
`;

/** Shows a story in a separate frame, where it also plays. */
export function StoryFrame({ story, width, height, ref }: StoryFrameProps) {
  const asked = { viewMode: 'story', id: story.id, globals: `theme:${useThemeName()}` };
  return (
    <Frame
      ref={ref}
      title={story.name}
      src={new URL(`iframe.html?${new URLSearchParams(asked)}`, document.baseURI).href}
      loading="lazy"
      style={{ width, height }}
    />
  );
}
