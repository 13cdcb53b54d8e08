import { afterEach, beforeEach } from 'vitest';
import { calls } from './calls.ts';
import { storyOf } from './storyOf.ts';

calls.watch();
beforeEach(calls.forget);

/** Before a story is looked at, it has the answers to what it asked for, however slow the machine. */
afterEach(async (context) => {
  if (storyOf(context)) await calls.answered();
});
