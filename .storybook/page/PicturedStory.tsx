import { Subheading } from '@storybook/addon-docs/blocks';
import { styled } from 'styled-components';
import { border, color, font, radius, space } from '../../packages/ui/src/theme/tokens.ts';
import { useThemeName } from '../useThemeName.ts';

interface PicturedStoryProps {
  readonly id: string;
  readonly name: string;
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

/** A state that something done has led to, as its kept picture shows it: on a docs page no story plays. */
export function PicturedStory({ id, name }: PicturedStoryProps) {
  const view = useThemeName() === 'dark' ? 'dark' : 'light';
  const pictureOf = (file: string) => new URL(`pictures/${id}/${file}.webp`, document.baseURI).href;
  return (
    <div className="sb-anchor" id={`anchor--${id}`}>
      <Subheading>{name}</Subheading>
      <Figure className="sb-unstyled">
        <picture>
          {view === 'light' && <source media="(width < 40rem)" srcSet={pictureOf('phone')} />}
          <img src={pictureOf(view)} alt={`${name}, after what its story plays`} loading="lazy" />
        </picture>
        <figcaption>
          What its story leads to.{' '}
          <a href={`./?path=/story/${id}`} target="_parent">
            Watch it play
          </a>
        </figcaption>
      </Figure>
    </div>
  );
}
