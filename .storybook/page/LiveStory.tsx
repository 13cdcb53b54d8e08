import { Canvas } from '@storybook/addon-docs/blocks';
import type { PageStory } from './PageStory.ts';
import { StoryHeading } from './StoryHeading.tsx';

/** A story that is drawn on the page itself, as it is before anything is done in it. */
export function LiveStory({ story }: { readonly story: PageStory }) {
  return (
    <StoryHeading story={story}>
      <Canvas
        of={story.moduleExport}
        withToolbar={false}
        story={{ __forceInitialArgs: true }}
        source={{ __forceInitialArgs: true }}
      />
    </StoryHeading>
  );
}
