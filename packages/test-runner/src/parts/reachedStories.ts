import type { Part, Run, Tally } from './part.ts';

/** Stories that test Storybook's own checks. */
const CHECKS = ['.storybook/'];

/**
 * Makes a part of stories run those that the change reaches, since a story can only fail by what it imports. If it
 * reaches none, those that test Storybook's checks run: in `visual`, which opens the covers anyway, or here without it.
 * Explicit filters run as they are.
 */
export function withReachedStories(part: Part): Part {
  return {
    ...part,
    run: (run: Run): Promise<Tally> => {
      const { stories = 'all', filters, parts, hasAllStoryChecks } = run;
      if (stories === 'all' || filters.length > 0) return part.run(run);
      if (stories === 'none' && !hasAllStoryChecks && parts.includes('visual')) {
        console.log("Not reached by the change; stories of Storybook's checks run in visual.");
        return Promise.resolve({ passed: 0, failed: 0, cpuSeconds: 0 });
      }
      if (stories === 'none') return part.run({ ...run, filters: CHECKS });
      return part.run({ ...run, since: stories.since });
    },
  };
}
