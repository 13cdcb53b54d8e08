import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { forgetScrolling, watchScrolling } from './forgetScrolling.ts';
import { takePictures } from './takePictures.ts';
import { stabilisePage } from './stabilisePage.ts';
import { hasPictures } from '../storyCoverage.ts';
import { type ComposedStory, storyOf } from '../page/storyOf.ts';

/** Time of every picture: a Friday morning in winter time. */
const NOW = new Date('2026-11-20T09:00:00Z');

beforeAll(() => {
  stabilisePage();
  watchScrolling();
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});

/** Takes a story's pictures and, for composites, the accessibility tree. */
async function holdAgainstPictures(story: ComposedStory): Promise<void> {
  const [width, height] = [innerWidth, innerHeight];
  await forgetScrolling();
  await takePictures(story);
  // Later checks of the story run in its own viewport.
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
    if (story && hasPictures(story)) await holdAgainstPictures(story);
  } finally {
    // Always restores the clock: Vitest uses it to tell reloads of this file apart, and would not reload it.
    vi.useRealTimers();
  }
});
