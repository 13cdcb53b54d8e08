import type { ComponentProps } from 'react';
import type { DocsStory } from '@storybook/addon-docs/blocks';

/** What a docs page knows of a story. */
export interface PageStory {
  readonly id: string;
  readonly name: string;
  readonly tags: readonly string[];
  readonly moduleExport: ComponentProps<typeof DocsStory>['of'];
}
