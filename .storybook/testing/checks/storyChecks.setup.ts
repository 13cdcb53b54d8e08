import type { RunOptions, Spec } from 'axe-core';
import { afterEach } from 'vitest';
import { axeProblems } from './axeProblems.ts';
import { colourAlone } from './colourAlone.ts';
import { enterMode } from '../page/enterMode.ts';
import { hasAllStoryChecks, isCoverStory } from '../storyCoverage.ts';
import { notMirrored } from './notMirrored.ts';
import { type Mode, modes } from '../../../packages/storybook-kit/src/views.ts';
import { movingParts } from './movingParts.ts';
import { narrowScreen } from './narrowScreen.ts';
import { pageShape, programWords } from './pageShape.ts';
import { type ComposedStory, storyOf } from '../page/storyOf.ts';
import { styleOrder } from './styleOrder.ts';

function sentence(id: string, problems: readonly (readonly [string, readonly string[]])[]) {
  const lines = problems.flatMap(([where, list]) =>
    list.map((problem) => `  ${where}: ${problem}`),
  );
  return [`${id} does not hold:`, ...lines].join('\n');
}

movingParts.listen();

const otherModes = hasAllStoryChecks ? [modes.dark, modes.highContrast, modes.forcedColors] : [];

/** Returns the modes in which axe checks a story; none for stories that are only played (`hasAllStoryChecks`). */
function modesOf(story: ComposedStory): readonly Mode[] {
  if (!hasAllStoryChecks && !story.tags.includes('state')) return [];
  return [modes.light, ...(isCoverStory(story) ? otherModes : [])];
}

/**
 * Checks every story after its play: page structure of screens, program words, state in colour alone, mirroring, style
 * order, reflow and reduced motion. axe checks every story in light, and covers in the other themes and forced colours
 * too, unless the change reaches no story.
 */
afterEach(async (context) => {
  const moved = movingParts.take();
  const story = storyOf(context);
  if (!story) return;
  const { options, config } = story.parameters['a11y'] as {
    readonly options: RunOptions;
    readonly config: Spec;
  };
  const isScreen = story.id.startsWith('screens-');
  const found: Record<string, readonly string[]> = { 'with reduced motion': moved };
  try {
    found['in words'] = programWords();
    const looks = modesOf(story);
    for (const mode of looks) {
      await enterMode(mode);
      found[`in ${mode.name}`] = await axeProblems({ options, config, mode, isScreen });
    }
    await enterMode(modes.light);
    if (looks.length > 0) {
      if (isScreen) found['as a page'] = pageShape();
      found['in greyscale'] = colourAlone();
      found['from the right'] = notMirrored();
      found['in another order of styles'] = styleOrder();
      Object.assign(found, await narrowScreen());
    }
  } finally {
    await enterMode(modes.light);
  }
  const problems = Object.entries(found).filter(([, list]) => list.length > 0);
  if (problems.length > 0) throw new Error(sentence(story.id, problems));
});
