import { Story } from '@storybook/addon-docs/blocks';
import type { PageStory } from './PageStory.ts';
import { StateCard } from './StateCard.tsx';

/** A story that is drawn on the page itself, as it is before anything is done in it. */
export function LiveStory({ story }: { readonly story: PageStory }) {
  return (
    <StateCard story={story}>
      <Story of={story.moduleExport} __forceInitialArgs />
    </StateCard>
  );
}
