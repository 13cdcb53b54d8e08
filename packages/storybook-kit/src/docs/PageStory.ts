import type { ComponentProps } from 'react';
import type { DocsStory } from '@storybook/addon-docs/blocks';

/** Data of a story that a docs page uses. */
export interface PageStory {
  readonly id: string;
  readonly name: string;
  readonly tags: readonly string[];
  readonly moduleExport: ComponentProps<typeof DocsStory>['of'];
}
