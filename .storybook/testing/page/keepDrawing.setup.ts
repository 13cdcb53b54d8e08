import { beforeEach } from 'vitest';
import { commands } from 'vitest/browser';

const LOOK_EVERY_MS = 1_000;
/** Number of checks without a frame in between. Counted, because a busy page checks once for a long time. */
const MOST_LOOKS = 5;

/** State on `globalThis`, because this module is loaded again for each test file of the page. */
const watched = globalThis as { framesAreWatched?: true; testedFile?: string };
beforeEach(({ task }) => {
  watched.testedFile = task.file.name;
});

/**
 * Restarts rendering when Chromium stops drawing one of several open pages: transitions do not end, and lazy pictures
 * do not load (https://github.com/vitest-dev/vitest/issues/10831 describes the same).
 */
function watchFrames(): void {
  let looks = 0;
  let isAsked = false;
  setInterval(() => {
    if (!isAsked) {
      isAsked = true;
      looks = 0;
      requestAnimationFrame(() => {
        isAsked = false;
      });
      return;
    }
    looks += 1;
    if (looks % MOST_LOOKS !== 0) return;
    // A run that ends meanwhile does not answer; then nothing waits for this page.
    commands.drawPage(watched.testedFile ?? 'no story yet').catch(() => undefined);
  }, LOOK_EVERY_MS);
}

if (!watched.framesAreWatched) watchFrames();
watched.framesAreWatched = true;
