import type { RunOptions } from 'axe-core';
import { afterEach } from 'vitest';
import { axeProblems } from './axeProblems.ts';
import { colourAlone } from './colourAlone.ts';
import { enterMode } from './enterMode.ts';
import { notMirrored } from './mirrored.ts';
import { modes } from './mode.ts';
import { movingParts } from './movingParts.ts';
import { narrowScreen } from './narrowScreen.ts';
import { storyOf } from './storyOf.ts';
import { styleOrder } from './styleOrder.ts';

function sentence(id: string, problems: readonly (readonly [string, readonly string[]])[]) {
  const lines = problems.flatMap(([where, list]) =>
    list.map((problem) => `  ${where}: ${problem}`),
  );
  return [`${id} does not hold:`, ...lines].join('\n');
}

movingParts.listen();

/**
 * What holds for every story, once its play has run: axe in the other colours (Storybook's own run is the light one),
 * no state in colour alone, its mirror image for who reads from the right, looks that do not depend on which part was
 * loaded first, the narrowest and lowest screen, and stillness for who asked for it.
 */
afterEach(async (context) => {
  const moved = movingParts.take();
  const story = storyOf(context);
  if (!story) return;
  const { options } = story.parameters['a11y'] as { readonly options: RunOptions };
  const isScreen = story.id.startsWith('screens-');
  const found: Record<string, readonly string[]> = { 'with reduced motion': moved };
  try {
    for (const mode of [modes.dark, modes.highContrast, modes.forcedColors]) {
      await enterMode(mode);
      found[`in ${mode.name}`] = await axeProblems({ options, mode, isScreen });
    }
    await enterMode(modes.light);
    found['in greyscale'] = colourAlone();
    found['from the right'] = notMirrored();
    found['in another order of styles'] = styleOrder();
    Object.assign(found, await narrowScreen());
  } finally {
    await enterMode(modes.light);
  }
  const problems = Object.entries(found).filter(([, list]) => list.length > 0);
  if (problems.length > 0) throw new Error(sentence(story.id, problems));
});
