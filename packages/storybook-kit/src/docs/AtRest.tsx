import { useState } from 'react';
import { styled } from 'styled-components';
import { media } from '@formulary/theme/media';
import { border, color, font, radius, space } from '@formulary/theme/tokens';
import { pictureIn } from '../pictures/pictureIn.ts';
import { useThemeName } from '../toolbar/toolbar.ts';
import { sentenceCase } from './plainWords.ts';
import type { PageStory } from './PageStory.ts';
import { RunButton } from './RunButton.tsx';
import { ThreeWidths } from './ThreeWidths.tsx';
import { desktop, phone } from '../views.ts';

const Posters = styled.div`
  display: grid;
  align-items: start;
  gap: ${space[4]};
  margin-block-end: ${space[4]};

  ${media.fromTablet} {
    grid-template-columns: 360fr 1024fr;
  }

  figure {
    min-inline-size: 0;
    margin: 0;
  }

  img {
    display: block;
    inline-size: 100%;
    border: ${border.hairline};
    border-radius: ${radius.medium};
    background: ${color.surfacePage};
    object-fit: cover;
    object-position: top;
  }

  figcaption {
    margin-block-start: ${space[2]};
    color: ${color.textMuted};
    font-size: ${font.sizeSmall};
    font-variant-numeric: tabular-nums;
  }
`;

interface PosterProps {
  readonly source: string;
  readonly words: string;
  readonly room: { readonly width: number; readonly height: number };
}

/** Shows the first screenful of a picture. Its room is known before it loads. */
function Poster({ source, words, room: { width, height } }: PosterProps) {
  return (
    <img src={source} alt={words} fetchPriority="high" style={{ aspectRatio: width / height }} />
  );
}

/** Shows a screen's usual state as stored pictures of phone and laptop, until a press runs it at three widths. */
export function AtRest({ story }: { readonly story: PageStory }) {
  const [isLive, setIsLive] = useState(false);
  const theme = useThemeName();
  const name = sentenceCase(story.name);
  const onPhone = pictureIn(theme, story.id, 'phone');
  const onLaptop = pictureIn(theme, story.id);
  return (
    <>
      {isLive ? (
        <ThreeWidths story={story} />
      ) : (
        <Posters>
          {onPhone !== undefined && (
            <figure>
              <Poster source={onPhone} words={`${name}, on a phone`} room={phone} />
              <figcaption>Phone, {phone.width} px, dark</figcaption>
            </figure>
          )}
          {onLaptop !== undefined && (
            <figure>
              <Poster source={onLaptop} words={`${name}, on a laptop`} room={desktop} />
              <figcaption>Laptop, {desktop.width} px</figcaption>
            </figure>
          )}
        </Posters>
      )}
      <RunButton
        state={name}
        words="Run on phone, tablet and laptop"
        isLive={isLive}
        onPress={() => setIsLive(!isLive)}
      />
    </>
  );
}
