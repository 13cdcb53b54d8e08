import { styled } from 'styled-components';
import { border, color, radius } from '@formulary/theme/tokens';
import { useSwitchesInAddress } from '../toolbar/toolbar.ts';
import type { PageStory } from './PageStory.ts';

interface LiveScreenProps {
  readonly story: Pick<PageStory, 'id'>;
  readonly title: string;
  /** Size of the screen in pixels, before scaling. */
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly onLoad?: () => void;
}

const Screen = styled.div`
  border: ${border.hairline};
  border-radius: ${radius.medium};
  background: ${color.surfacePage};
  overflow: hidden;
`;

const Frame = styled.iframe`
  border: 0;
  transform-origin: 0 0;
`;

/**
 * Runs a screen in a frame of its own, at a scale, because shops on one page would share session, cache and address. The
 * frame follows every toolbar switch.
 */
export function LiveScreen({ story, title, width, height, scale, onLoad }: LiveScreenProps) {
  const globals = useSwitchesInAddress();
  const asked = new URLSearchParams({ viewMode: 'story', id: story.id, embed: 'true', globals });
  return (
    <Screen dir="ltr" style={{ inlineSize: width * scale, blockSize: height * scale }}>
      <Frame
        title={title}
        src={new URL(`iframe.html?${asked}`, document.baseURI).href}
        width={width}
        height={height}
        style={{ transform: `scale(${scale})` }}
        onLoad={onLoad}
      />
    </Screen>
  );
}
