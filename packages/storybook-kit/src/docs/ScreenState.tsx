import { type ReactNode, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { border, color, font, radius, space } from '@formulary/theme/tokens';
import { pictureIn } from '../pictures/pictureIn.ts';
import { useRoom } from '../pictures/useRoom.ts';
import { isNarrow, useThemeName, useViewportName } from '../toolbar/toolbar.ts';
import { LiveScreen } from './LiveScreen.tsx';
import { sentenceCase } from './plainWords.ts';
import type { PageStory } from './PageStory.ts';
import { RunButton } from './RunButton.tsx';
import { desktop, phone } from '../views.ts';

interface ScreenStateProps {
  readonly story: Pick<PageStory, 'id' | 'name'>;
  /** Description of the story. */
  readonly children?: ReactNode;
}

const Card = styled.li`
  display: flex;
  flex-direction: column;
  align-items: start;
  min-inline-size: 0;

  /* Live, it needs the width of the page. */
  &[data-live] {
    grid-column: 1 / -1;
  }

  & > :first-child {
    inline-size: 100%;
  }

  h3 {
    margin: ${space[2]} 0 0;
    font-size: ${font.sizeBody};
    font-weight: ${font.weightMedium};
  }

  p {
    margin: 0;
    color: ${color.textMuted};
    font-size: ${font.sizeSmall};
  }
`;

const Poster = styled.div`
  max-block-size: 24rem;
  border: ${border.hairline};
  border-radius: ${radius.medium};
  background: ${color.surfacePage};
  overflow: hidden;

  /* A picture of a phone keeps its width. */
  img {
    display: block;
    max-inline-size: 100%;
    margin-inline: auto;
  }

  p {
    padding: ${space[6]} ${space[5]};
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  margin-block-start: ${space[3]};

  a {
    color: ${color.textLink};
    font-size: ${font.sizeSmall};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

/** Shows one state of a screen as its stored picture, until a press runs the story in its place. */
export function ScreenState({ story, children }: ScreenStateProps) {
  const [isLive, setIsLive] = useState(false);
  const card = useRef<HTMLLIElement>(null);
  const room = useRoom(card);
  const theme = useThemeName();
  const isOnPhone = isNarrow(useViewportName());
  const { id } = story;
  const name = sentenceCase(story.name);
  const onPhone = isOnPhone ? pictureIn(theme, id, 'phone') : undefined;
  const picture = onPhone ?? pictureIn(theme, id);
  const { width, height } = isOnPhone ? phone : desktop;
  return (
    <Card ref={card} data-live={isLive || undefined}>
      {isLive && room ? (
        <LiveScreen
          story={story}
          title={`${name}, live`}
          width={width}
          height={height}
          scale={Math.min(1, room.width / width)}
        />
      ) : (
        <Poster>
          {picture === undefined ? (
            <p>No picture is kept of this state.</p>
          ) : (
            <img key={picture} src={picture} alt={`${name}, as its story ends`} loading="lazy" />
          )}
        </Poster>
      )}
      <h3 className="skip-toc">{name}</h3>
      {children}
      <Ways>
        <RunButton state={name} isLive={isLive} onPress={() => setIsLive(!isLive)} />
        <a href={`./?path=/story/${id}`} target="_parent" aria-label={`Open the story: ${name}`}>
          Open the story
        </a>
      </Ways>
    </Card>
  );
}
