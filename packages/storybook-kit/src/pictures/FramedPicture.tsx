import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { color, motion, space } from '@formulary/theme/tokens';
import { contentOf, placeIn, type Content } from './contentOf.ts';
import { useRoom } from './useRoom.ts';

interface FramedPictureProps {
  readonly source: string;
}

const Frame = styled.span`
  position: relative;
  display: block;
  padding: ${space[5]};
  background: ${color.surfacePage};
  overflow: hidden;

  &[data-whole] {
    padding: 0;
  }

  /* Where a picture lies is reckoned from its left edge. */
  & > span {
    display: block;
    direction: ltr;
    position: relative;
    block-size: 100%;
  }

  img {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    max-inline-size: none;
    transform-origin: 0 0;
    opacity: 0;
  }

  &[data-whole] img {
    inline-size: 100%;
  }

  img[data-placed] {
    opacity: 1;
    transition: opacity ${motion.steady} ${motion.easeOut};
  }
`;

/**
 * Shows a stored picture in a frame: a whole screen fills it, a component is centred. Decorative, because its name is
 * beside it.
 */
export function FramedPicture({ source }: FramedPictureProps) {
  const inside = useRef<HTMLSpanElement>(null);
  const room = useRoom(inside);
  const [loaded, setLoaded] = useState<Content>();
  const place = loaded && room && !loaded.isWhole ? placeIn(room, loaded.box) : undefined;
  return (
    <Frame data-whole={loaded?.isWhole || undefined}>
      <span ref={inside}>
        <img
          src={source}
          alt=""
          loading="lazy"
          decoding="async"
          data-placed={(loaded && room && true) || undefined}
          style={
            place && { transform: `translate(${place.x}px, ${place.y}px) scale(${place.scale})` }
          }
          onLoad={({ currentTarget }) => setLoaded(contentOf(currentTarget))}
        />
      </span>
    </Frame>
  );
}
