import { addTallies } from '../run/repeatedTests.ts';
import type { Part, Run, Tally } from './part.ts';

/** Stories of screens, and those that test Storybook's own checks. */
const SCREENS = ['packages/storefront/', '.storybook/'];
const COMPONENTS = ['packages/ui/'];

/**
 * Makes a part of stories run those of components only as far as the change reaches them. The stories of screens always
 * run, because they prove clauses; covers of components run in `visual`. Explicit filters run as they are.
 */
export function withReachedComponents(part: Part): Part {
  return {
    ...part,
    run: async (run: Run): Promise<Tally> => {
      const { componentStories = 'all', filters } = run;
      if (componentStories === 'all' || filters.length > 0) return part.run(run);
      const screens = await part.run({ ...run, filters: SCREENS });
      if (componentStories === 'none') return screens;
      const { since } = componentStories;
      return addTallies(screens, await part.run({ ...run, filters: COMPONENTS, since }));
    },
  };
}
