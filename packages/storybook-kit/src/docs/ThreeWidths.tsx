import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { color, font, space } from '@formulary/theme/tokens';
import { useRoom } from '../pictures/useRoom.ts';
import { LiveScreen } from './LiveScreen.tsx';
import { sentenceCase } from './plainWords.ts';
import type { PageStory } from './PageStory.ts';

/** Phone, tablet and laptop, in pixels. */
const screens = [
  { name: 'Phone', width: 360, height: 780 },
  { name: 'Tablet', width: 768, height: 1024 },
  { name: 'Laptop', width: 1280, height: 800 },
] as const;

const ALL_WIDTHS = screens.reduce((sum, { width }) => sum + width, 0);
const GAP_PX = 16;
/** In less room, the screens stand below each other. */
const LEAST_ROW_PX = 640;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
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

/** Runs a screen at phone, tablet and laptop width, at one scale. Loads the frames one by one. */
export function ThreeWidths({ story }: { readonly story: PageStory }) {
  const row = useRef<HTMLDivElement>(null);
  const room = useRoom(row);
  const [loaded, setLoaded] = useState(0);
  const inARow = room ? (room.width - GAP_PX * (screens.length - 1)) / ALL_WIDTHS : 0;
  const scaleOf = (width: number) =>
    room && room.width < LEAST_ROW_PX ? Math.min(1, room.width / width) : inARow;
  return (
    <Row ref={row} dir="ltr">
      {room &&
        screens.slice(0, loaded + 1).map(({ name, width, height }, index) => (
          <figure key={name}>
            <LiveScreen
              story={story}
              title={`${sentenceCase(story.name)} on a ${name.toLowerCase()}`}
              width={width}
              height={height}
              scale={scaleOf(width)}
              onLoad={() => setLoaded((before) => Math.max(before, index + 1))}
            />
            <figcaption>
              {name}, {width} px
            </figcaption>
          </figure>
        ))}
    </Row>
  );
}
