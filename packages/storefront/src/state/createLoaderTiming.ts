/** A request has to take this long before the loader says so (reading R18). */
const LOADER_DELAY_MS = 150;
/** What has appeared stays this long, so that nothing flickers (spec 9.11). */
const LOADER_MINIMUM_MS = 300;

/** When the loader shows: `begin` and `end` are the requests that are not flagged to skip it (spec 2.30, reading R18). */
export function createLoaderTiming(show: (isShown: boolean) => void) {
  let underWay = 0;
  let isShown = false;
  let isHeld = false;
  let delay: ReturnType<typeof setTimeout> | undefined;

  const set = (next: boolean) => {
    isShown = next;
    show(next);
  };
  const appear = () => {
    delay = undefined;
    isHeld = true;
    set(true);
    setTimeout(() => {
      isHeld = false;
      if (underWay === 0) set(false);
    }, LOADER_MINIMUM_MS);
  };

  return {
    begin() {
      underWay += 1;
      if (!isShown && delay === undefined) delay = setTimeout(appear, LOADER_DELAY_MS);
    },
    end() {
      underWay -= 1;
      if (underWay > 0) return;
      clearTimeout(delay);
      delay = undefined;
      if (isShown && !isHeld) set(false);
    },
  };
}
