import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { border, color, font, radius, space } from '@formulary/theme/tokens';
import { useRoom } from '../pictures/useRoom.ts';
import { sentenceCase } from './plainWords.ts';
import { useSwitchesInAddress } from '../toolbar/toolbar.ts';
import type { PageStory } from './PageStory.ts';

/** Phone, tablet and laptop, in pixels. */
const screens = [
  { name: 'Phone', width: 360, height: 780 },
  { name: 'Tablet', width: 768, height: 1024 },
  { name: 'Laptop', width: 1280, height: 800 },
] as const;

const ALL_WIDTHS = screens.reduce((sum, { width }) => sum + width, 0);
const GAP_PX = 16;

const Row = styled.div`
  display: flex;
  align-items: start;
  gap: ${space[4]};

  figure {
    flex: none;
    margin: 0;
  }

  figcaption {
    margin-block-start: ${space[2]};
    color: ${color.textMuted};
    font-size: ${font.sizeSmall};
    font-variant-numeric: tabular-nums;
  }
`;

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
 * Shows a screen live at phone, tablet and laptop width, at one scale. Loads the frames one by one, so that the page
 * appears at once. The frames follow every toolbar switch.
 */
export function ThreeWidths({ story: { id, name } }: { readonly story: PageStory }) {
  const row = useRef<HTMLDivElement>(null);
  const room = useRoom(row);
  const [loaded, setLoaded] = useState(0);
  const globals = useSwitchesInAddress();
  const scale = room ? (room.width - GAP_PX * (screens.length - 1)) / ALL_WIDTHS : 0;
  const asked = new URLSearchParams({ viewMode: 'story', id, embed: 'true', globals });
  const source = new URL(`iframe.html?${asked}`, document.baseURI).href;
  return (
    <Row ref={row} dir="ltr">
      {scale > 0 &&
        screens.map((screen, index) => (
          <figure key={screen.name} style={{ inlineSize: screen.width * scale }}>
            <Screen style={{ blockSize: screen.height * scale }}>
              {index <= loaded && (
                <Frame
                  title={`${sentenceCase(name)} on a ${screen.name.toLowerCase()}`}
                  src={source}
                  width={screen.width}
                  height={screen.height}
                  style={{ transform: `scale(${scale})` }}
                  onLoad={() => setLoaded((before) => Math.max(before, index + 1))}
                />
              )}
            </Screen>
            <figcaption>
              {screen.name}, {screen.width} px
            </figcaption>
          </figure>
        ))}
    </Row>
  );
}
