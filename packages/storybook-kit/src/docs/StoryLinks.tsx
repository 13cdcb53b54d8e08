import { styled } from 'styled-components';
import { color, space } from '@formulary/theme/tokens';
import { sentenceCase } from './plainWords.ts';
import type { PageStory } from './PageStory.ts';
import { PlainDescription } from './PlainDescription.tsx';

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
  margin: 0;
  padding-inline-start: ${space[5]};

  a {
    color: ${color.textLink};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  p {
    margin: 0;
    color: ${color.textMuted};
  }
`;

/** Links to stories worth playing, with their descriptions. */
export function StoryLinks({ stories }: { readonly stories: readonly PageStory[] }) {
  return (
    <List>
      {stories.map(({ id, name, moduleExport }) => (
        <li key={id}>
          <a href={`./?path=/story/${id}`} target="_parent">
            {sentenceCase(name)}
          </a>
          <PlainDescription of={moduleExport} />
        </li>
      ))}
    </List>
  );
}
