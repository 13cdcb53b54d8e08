import { afterEach, beforeAll, beforeEach } from 'vitest';
import { pageAtRest } from './pageAtRest.ts';
import { storyOf } from './storyOf.ts';

/** Waits for fonts, because text in a fallback font has another width. */
beforeAll(async () => {
  await Promise.all([...document.fonts].map((face) => face.load()));
});

beforeEach(pageAtRest.forget);

/** Waits until a story has its chunks and responses before any check looks at it. */
afterEach(async (context) => {
  if (storyOf(context)) await pageAtRest.wait();
});
