import { styled } from 'styled-components';
import { media } from '@formulary/theme/media';
import { border, color, font, radius, space } from '@formulary/theme/tokens';
import { useThemeName } from '../toolbar/toolbar.ts';
import { type NamedChange, viewToShow } from './changedSections.ts';

const Pair = styled.div`
  display: grid;
  align-items: start;
  gap: ${space[4]};

  ${media.fromTablet} {
    grid-template-columns: 1fr 1fr;
  }

  figure {
    min-inline-size: 0;
    margin: 0;
  }

  img {
    display: block;
    max-inline-size: 100%;
    border: ${border.hairline};
    border-radius: ${radius.medium};
    background: ${color.surfacePage};
  }

  figcaption {
    margin-block-end: ${space[1]};
    color: ${color.textMuted};
    font-size: ${font.sizeSmall};
  }
`;

const addressOf = (folder: 'earlier' | 'pictures', story: string, view: string) =>
  new URL(`${folder}/${story}/${view}.webp`, document.baseURI).href;

interface BeforeAndNowProps {
  readonly change: NamedChange;
  readonly release: string;
}

/** Shows a story's earlier picture beside the one of now. A new story has only the latter. */
export function BeforeAndNow({ change, release }: BeforeAndNowProps) {
  const { story, kind, views, state } = change;
  const view = viewToShow(views, useThemeName());
  const pictures = [
    ...(kind === 'changed' ? [{ folder: 'earlier', when: `In ${release}` } as const] : []),
    { folder: 'pictures', when: kind === 'new' ? `New since ${release}` : 'Now' } as const,
  ];
  return (
    <Pair>
      {pictures.map(({ folder, when }) => (
        <figure key={folder}>
          <figcaption>{when}</figcaption>
          <img
            key={view}
            src={addressOf(folder, story, view)}
            alt={`${state}, ${when}`}
            loading="lazy"
          />
        </figure>
      ))}
    </Pair>
  );
}
