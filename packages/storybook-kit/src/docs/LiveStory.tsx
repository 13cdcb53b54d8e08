import { Story } from '@storybook/addon-docs/blocks';
import type { PageStory } from './PageStory.ts';
import { StateCard } from './StateCard.tsx';

/** Renders a story on the page itself, without its play. */
export function LiveStory({ story }: { readonly story: PageStory }) {
  return (
    <StateCard story={story}>
      <Story of={story.moduleExport} __forceInitialArgs />
    </StateCard>
  );
}
