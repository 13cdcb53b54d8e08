import { styled } from 'styled-components';
import { border, color, font, radius, space } from '@formulary/theme/tokens';
import { pictureIn } from '../pictures/pictureIn.ts';
import { sentenceCase } from './plainWords.ts';
import { useThemeName } from '../toolbar/toolbar.ts';
import type { PageStory } from './PageStory.ts';
import { PlainDescription } from './PlainDescription.tsx';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: ${space[6]} ${space[5]};
  margin: 0;
  padding: 0;
  list-style: none;

  a {
    display: block;
    max-block-size: 24rem;
    border: ${border.hairline};
    border-radius: ${radius.medium};
    overflow: hidden;
  }

  a:hover {
    border-color: ${color.actionPrimary};
  }

  img {
    display: block;
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

/** Shows a screen's states as stored pictures that link to their stories. */
export function ScreenStates({ stories }: { readonly stories: readonly PageStory[] }) {
  const theme = useThemeName();
  return (
    <Grid>
      {stories.map(({ id, name, moduleExport }) => (
        <li key={id}>
          <a href={`./?path=/story/${id}`} target="_parent">
            <img
              src={pictureIn(theme, id)}
              alt={`Watch ‘${sentenceCase(name)}’ play`}
              loading="lazy"
            />
          </a>
          <h3 className="skip-toc">{sentenceCase(name)}</h3>
          <PlainDescription of={moduleExport} />
        </li>
      ))}
    </Grid>
  );
}
