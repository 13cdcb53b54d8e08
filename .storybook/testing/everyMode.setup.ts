import { afterEach } from 'vitest';
import { axeProblems } from './axeProblems.ts';
import { enterMode } from './enterMode.ts';
import { modes } from './mode.ts';
import { movingParts } from './movingParts.ts';
import { sidewaysScroll } from './sidewaysScroll.ts';
import { storyOf } from './storyOf.ts';

function sentence(id: string, problems: readonly (readonly [string, readonly string[]])[]) {
  const lines = problems.flatMap(([where, list]) =>
    list.map((problem) => `  ${where}: ${problem}`),
  );
  return [`${id} does not hold:`, ...lines].join('\n');
}

/**
 * What holds for every story, once its play has run: axe in the other colours (Storybook's own run is the light one),
 * no sideways scroll at 320 pixels read from the left or from the right, and stillness for who asked for it.
 */
afterEach(async (context) => {
  const story = storyOf(context);
  if (!story) return;
  const found: Record<string, readonly string[]> = { 'with reduced motion': movingParts() };
  try {
    for (const mode of [modes.dark, modes.highContrast, modes.forcedColors]) {
      await enterMode(mode);
      found[`in ${mode.name}`] = await axeProblems(story.parameters['a11y'] ?? {}, mode);
    }
    await enterMode(modes.light);
    Object.assign(found, await sidewaysScroll());
  } finally {
    await enterMode(modes.light);
  }
  const problems = Object.entries(found).filter(([, list]) => list.length > 0);
  if (problems.length > 0) throw new Error(sentence(story.id, problems));
});
