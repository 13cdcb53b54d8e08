import { LOADER_WORK } from '../../../packages/client/src/http/pendingCalls.ts';
import { unanswered } from '../../../packages/storybook-kit/src/mocks/neverAnswer.ts';
import { pageWork } from '../../../packages/ui/src/primitives/lazy/pageWork.ts';
import { nextFrame } from './frames.ts';

/** Timeout against hangs only. */
const LONGEST_MS = 60_000;

/** Returns the pending work without calls that are never answered and the loader that waits for them. */
function awaited(): readonly string[] {
  const pending = pageWork.pending();
  const ending = pending.filter((what) => !unanswered.has(what));
  return ending.length === pending.length ? ending : ending.filter((what) => what !== LOADER_WORK);
}

/**
 * Waits until the last response has rendered and started its follow-up work: as long as the page waits before it
 * reports itself quiet.
 */
async function drawn(): Promise<void> {
  await nextFrame();
  await new Promise<void>((resolve) => {
    requestIdleCallback(() => resolve());
  });
}

/** Waits until the page is quiet, apart from requests whose handlers never answer. */
async function wait(): Promise<void> {
  const giveUpAt = performance.now() + LONGEST_MS;
  do {
    while (awaited().length > 0) {
      if (performance.now() > giveUpAt)
        throw new Error(
          `The story still waits for ${awaited().join(', ')}; what never comes is mocked with neverAnswer.`,
        );
      await nextFrame();
    }
    await drawn();
  } while (awaited().length > 0);
}

/** Forgets the pending work of the previous story. */
function forget(): void {
  pageWork.forget();
  unanswered.clear();
}

export const pageAtRest = { wait, forget };
