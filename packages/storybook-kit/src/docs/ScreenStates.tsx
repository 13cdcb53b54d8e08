import { styled } from 'styled-components';
import { space } from '@formulary/theme/tokens';
import type { PageStory } from './PageStory.ts';
import { PlainDescription } from './PlainDescription.tsx';
import { ScreenState } from './ScreenState.tsx';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: ${space[6]} ${space[5]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Shows a screen's states as stored pictures that can be run in place. */
export function ScreenStates({ stories }: { readonly stories: readonly PageStory[] }) {
  return (
    <Grid>
      {stories.map((story) => (
        <ScreenState key={story.id} story={story}>
          <PlainDescription of={story.moduleExport} />
        </ScreenState>
      ))}
    </Grid>
  );
}
