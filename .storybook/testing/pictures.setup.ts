import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { forgetScrolling, watchScrolling } from './forgetScrolling.ts';
import { lookAt } from './lookAt.ts';
import { stillLife } from './stillLife.ts';
import { type ComposedStory, storyOf } from './storyOf.ts';

/** The moment at which every picture is taken: a Friday morning in winter time. */
const NOW = new Date('2026-11-20T09:00:00Z');

beforeAll(() => {
  stillLife();
  watchScrolling();
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});

/** Takes the pictures of a story and, of what is composed of several parts, the tree that assistive technology is given. */
async function holdAgainstPictures(story: ComposedStory): Promise<void> {
  const [width, height] = [innerWidth, innerHeight];
  await forgetScrolling();
  await lookAt(story);
  // What else is asked of the story is asked on the screen that it chose.
  await page.viewport(width, height);
  const found = await commands.findingsOf(story.id);
  const failed = found.filter(({ verdict }) => verdict === 'changed' || verdict === 'new');
  if (failed.length > 0) {
    const lines = failed.map(({ view, detail }) => `  ${view}: ${detail}`);
    throw new Error([`${story.id} does not look as it did:`, ...lines].join('\n'));
  }
}

afterEach(async (context) => {
  const story = storyOf(context);
  try {
    if (story) await holdAgainstPictures(story);
  } finally {
    // Whatever was found: Vitest tells one reading of this file from the next by the clock, and would not read it again.
    vi.useRealTimers();
  }
});
