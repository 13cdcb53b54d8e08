import { afterEach, beforeAll, beforeEach } from 'vitest';
import { pageAtRest } from './pageAtRest.ts';
import { storyOf } from './storyOf.ts';

/** Letters that come later are wider or narrower than those that stood in for them. */
beforeAll(async () => {
  await Promise.all([...document.fonts].map((face) => face.load()));
});

beforeEach(pageAtRest.forget);

/** Before a story is looked at, it has the parts and the answers that it asked for, however slow the machine. */
afterEach(async (context) => {
  if (storyOf(context)) await pageAtRest.wait();
});
