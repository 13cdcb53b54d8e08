import { pageWork } from '../lazy/pageWork.ts';
import type { EarlyPress } from './useEarlyPress.ts';

/** State of the oldest waiting press. */
interface NextPress {
  readonly isLink: boolean;
  /** Whether the pressed element, or its replacement, exists and can act. */
  readonly canAct: boolean;
  /** Whether nothing is pending on the page, so that a missing element will not appear. */
  readonly isAtRest: boolean;
  /** Whether the previous press may still be pending. */
  readonly isBusy: boolean;
}

/** Decides about the oldest waiting press. A link leaves the page, so it waits until earlier presses are answered. */
export function judgePress({
  isLink,
  canAct,
  isAtRest,
  isBusy,
}: NextPress): 'act' | 'wait' | 'drop' {
  if (isAtRest) return canAct ? 'act' : 'drop';
  return canAct && !isBusy && !isLink ? 'act' : 'wait';
}

/** Whether a press was acted on and the page has not been at rest since. */
let isBusy = false;

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

/** Returns the element to click: the pressed one, or its replacement with the same `data-press` or URL. */
function standInOf({ pressed, address }: EarlyPress): HTMLElement | undefined {
  const { press } = pressed.dataset;
  if (press !== undefined)
    return all(`[data-press="${CSS.escape(press)}"]`).find((each) =>
      globalThis.early?.hydrated.has(each),
    );
  if (address === undefined) return pressed.isConnected ? pressed : undefined;
  return all('a').find(
    (link) => (link as HTMLAnchorElement).href === address && link.checkVisibility(),
  );
}

function actOn({ pressed, address }: EarlyPress, standIn: HTMLElement | undefined): void {
  if (!standIn) {
    if (address !== undefined) location.assign(address);
    return;
  }
  // Moves the focus from the removed placeholder to its replacement.
  if (standIn !== pressed && document.activeElement === document.body) standIn.focus();
  standIn.click();
}

/** Acts on the oldest waiting press, if possible. Returns whether it did. */
function actOnNext(isAtRest: boolean): boolean {
  const { early } = globalThis;
  if (isAtRest) isBusy = false;
  for (;;) {
    const next = early?.queue[0];
    if (!early || !next) return false;
    const standIn = standInOf(next);
    const isLink = next.address !== undefined;
    const canAct = isLink || (standIn !== undefined && (early.hydrated.get(standIn) ?? isAtRest));
    const verdict = judgePress({ isLink, canAct, isAtRest, isBusy });
    if (verdict === 'wait') return false;
    early.queue.shift();
    if (early.queue.length === 0) delete document.documentElement.dataset['waiting'];
    if (verdict === 'act') {
      isBusy = true;
      // The click counts as pending work, so that the page comes to rest after it.
      const end = pageWork.begin('what was pressed early');
      early.isActing = true;
      actOn(next, standIn);
      early.isActing = false;
      end();
      return true;
    }
  }
}

/**
 * Replays presses made before their buttons could act, so that nobody has to press twice. It takes them in order, each
 * as soon as its button can act, and drops those without a button once the page is at rest. Call it at page start,
 * before any press is dropped.
 */
export function actOnEarlyPresses(): void {
  const { early } = globalThis;
  if (!early) return;
  early.served = new Set(document.querySelectorAll('button'));
  // Runs after the effects of the surrounding form, which take over the typed text.
  early.onHydrated = () => {
    if (early.queue.length > 0) queueMicrotask(() => void actOnNext(false));
  };
  early.onQueued = () => pageWork.begin('what was pressed early')();
  pageWork.beforeRest(() => {
    if (!actOnNext(true)) early.served = new Set();
  });
}
