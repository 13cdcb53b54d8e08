import { unanswered } from '../../packages/storefront/src/lib/mocks/neverAnswer.ts';
import { pageWork } from '../../packages/ui/src/primitives/LazyPart/pageWork.ts';
import { nextFrame } from './nextFrame.ts';

/** Only against what hangs. */
const LONGEST_MS = 60_000;

const awaited = () => pageWork.pending().filter((what) => !unanswered.has(what));

/** What came last is drawn, and has begun what it begins: as long as the page itself waits before it says that it is at rest. */
async function drawn(): Promise<void> {
  await nextFrame();
  await new Promise<void>((resolve) => {
    requestIdleCallback(() => resolve());
  });
}

/** Waits until the page is at rest, but for the calls whose answers never come. */
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

/** Forgets what the story before waits for. */
function forget(): void {
  pageWork.forget();
  unanswered.clear();
}

export const pageAtRest = { wait, forget };
