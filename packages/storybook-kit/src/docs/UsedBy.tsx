import { styled } from 'styled-components';
import { border, color, font, radius, space } from '@formulary/theme/tokens';
import { useStoryIndex } from '../overview/storyIndex.ts';
import type { ScreenName } from '../plays/guide.ts';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  list-style: none;

  li > * {
    display: inline-block;
    padding: ${space[1]} ${space[3]};
    border: ${border.hairline};
    border-radius: ${radius.round};
    background: ${color.surfaceRaised};
    color: ${color.textMuted};
    font-size: ${font.sizeSmall};
  }

  a {
    color: ${color.textLink};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  a:hover {
    background: ${color.surfaceHover};
  }
`;

const docsId = (name: ScreenName) => `screens-${name.toLowerCase().replaceAll(' ', '-')}--docs`;

/** Lists the screens that use a component. Links to those that have stories. */
export function UsedBy({ screens }: { readonly screens: readonly ScreenName[] }) {
  const docsIds = new Set(useStoryIndex()?.map(({ id }) => id));
  return (
    <List>
      {screens.map((name) => (
        <li key={name}>
          {docsIds.has(docsId(name)) ? (
            <a href={`./?path=/docs/${docsId(name)}`} target="_parent">
              {name}
            </a>
          ) : (
            <span>{name}</span>
          )}
        </li>
      ))}
    </List>
  );
}
