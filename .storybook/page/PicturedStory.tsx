import { styled } from 'styled-components';
import { border, color, font, radius, space } from '../../packages/ui/src/theme/tokens.ts';
import { sentenceCase } from '../sentenceCase.ts';
import { useThemeName } from '../useThemeName.ts';
import type { PageStory } from './PageStory.ts';
import { StoryHeading } from './StoryHeading.tsx';

interface PicturedStoryProps {
  readonly story: PageStory;
  /** Which of its pictures; the one that suits the page, unless told. */
  readonly view?: 'print';
}

const Figure = styled.figure`
  margin: 0;

  img {
    display: block;
    inline-size: 100%;
    border: ${border.hairline};
    border-radius: ${radius.medium};
    background: ${color.surfacePage};
  }

  figcaption {
    margin-block-start: ${space[2]};
    font-size: ${font.sizeSmall};
  }

  a {
    color: ${color.textLink};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

/** A state as its kept picture shows it: on a docs page no story plays, and nothing is printed. */
export function PicturedStory({ story, view }: PicturedStoryProps) {
  const { id } = story;
  const name = sentenceCase(story.name);
  const themed = useThemeName() === 'dark' ? 'dark' : 'light';
  const pictureOf = (file: string) => new URL(`pictures/${id}/${file}.webp`, document.baseURI).href;
  return (
    <StoryHeading story={story} {...(view && { title: 'On paper' })}>
      <Figure className="sb-unstyled">
        <picture>
          {!view && themed === 'light' && (
            <source media="(width < 40rem)" srcSet={pictureOf('phone')} />
          )}
          <img src={pictureOf(view ?? themed)} alt={`${name}, as its story ends`} loading="lazy" />
        </picture>
        <figcaption>
          {view === 'print' ? 'As it is printed. ' : 'What its story leads to. '}
          <a href={`./?path=/story/${id}`} target="_parent">
            {view === 'print' ? 'Open the story' : 'Watch it play'}
          </a>
        </figcaption>
      </Figure>
    </StoryHeading>
  );
}
