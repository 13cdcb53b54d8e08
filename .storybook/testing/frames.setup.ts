import { beforeEach } from 'vitest';
import { commands } from 'vitest/browser';

const LOOK_EVERY_MS = 1_000;
/** As many looks without a frame in between: counted, because a page that was busy for as long looks once. */
const MOST_LOOKS = 5;

/** The page's own: this module is read anew for each of the page's files. */
const watched = globalThis as { framesAreWatched?: true; testedFile?: string };
beforeEach(({ task }) => {
  watched.testedFile = task.file.name;
});

/**
 * Chromium now and then stops drawing one of several pages that are open side by side: transitions do not end and pictures
 * that load when they are seen do not come (https://github.com/vitest-dev/vitest/issues/10831 describes the same).
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
    // A run that ends meanwhile answers no more: nothing waits for this page then.
    commands.drawPage(watched.testedFile ?? 'no story yet').catch(() => undefined);
  }, LOOK_EVERY_MS);
}

if (!watched.framesAreWatched) watchFrames();
watched.framesAreWatched = true;
